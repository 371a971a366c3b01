import { isPageAddress } from '#domain/page-address.ts';

/** Where a consultation is: a link where it is one. */
export function PlaceText({ place }: { place: string }) {
  if (!isPageAddress(place)) return <span className="break-words">{place}</span>;
  return (
    <a
      href={place}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 items-center break-all"
    >
      {place}
    </a>
  );
}
