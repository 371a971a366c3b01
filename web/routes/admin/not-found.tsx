import { notFound } from '#web/lib/page.ts';

/** An address of the administration that has no page stays within its frame. */
export function loader() {
  return notFound();
}

export default function AdminNotFound() {
  return null;
}
