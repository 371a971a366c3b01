import { notFound } from '#web/lib/page.ts';

/** An unknown address of the admin area stays within its frame. */
export function loader() {
  return notFound();
}

export default function AdminNotFound() {
  return null;
}
