import { MissingPart } from '../../../components/ui/states/missing-part.tsx';

/** Stands in for a form whose code did not arrive. */
export function FormUnavailable() {
  return (
    <MissingPart title="The form could not be loaded">
      Check your connection and load the page again.
    </MissingPart>
  );
}
