import { useNavigation } from 'react-router-dom';

/** A line at the top while the code of the next page loads. Delayed: quick pages show nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-primary"
    />
  );
}
