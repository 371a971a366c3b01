import { useNavigation } from 'react-router';

/** A progress bar at the top while the next page loads, after a short delay. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      className="navigation-progress fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-porcelain"
    />
  );
}
