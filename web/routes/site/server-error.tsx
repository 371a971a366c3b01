import { data } from 'react-router';
import { ErrorScreen } from '#web/features/layout/error-page.tsx';

export function loader() {
  return data(null, { status: 500 });
}

export default function ServerError() {
  return <ErrorScreen kind="server" />;
}
