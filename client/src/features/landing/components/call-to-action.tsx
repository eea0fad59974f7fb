import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';

/** The last thing on the page, for whoever has read it to its end. */
export function CallToAction() {
  return (
    <div className="border-t border-line">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <section className="surface flex flex-col items-start gap-5 border-s-4 border-s-primary p-6 sm:p-8">
          <div>
            <h2 className="text-2xl font-bold sm:text-3xl">Take your first step today</h2>
            <p className="mt-1.5 text-muted">
              With an account your programs are judged, and your progress is kept.
            </p>
          </div>
          <Link to={paths.register} className={buttonClass('primary', 'lg')}>
            Get started
          </Link>
        </section>
      </div>
    </div>
  );
}
