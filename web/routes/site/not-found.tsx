import { data } from 'react-router';
import { ErrorScreen } from '#web/features/layout/error-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorScreen kind="notFound" />;
}
