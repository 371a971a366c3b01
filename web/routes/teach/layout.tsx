import { Outlet } from 'react-router';
import { requireTeacher } from '#web/lib/guard.ts';
import type { Route } from './+types/layout.ts';

export function loader(args: Route.LoaderArgs) {
  requireTeacher(args);
  return null;
}

/** Everything under `/teach`. */
export default function TeachLayout() {
  return <Outlet />;
}
