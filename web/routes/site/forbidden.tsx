import { data } from 'react-router';
import { ErrorScreen } from '#web/features/layout/error-page.tsx';

export function loader() {
  return data(null, { status: 403 });
}

export default function Forbidden() {
  return <ErrorScreen kind="forbidden" />;
}
