import { Link } from 'react-router';
import { ArrowRight } from '#web/ui/icons.tsx';

interface SectionHeadProps {
  id: string;
  title: string;
  link?: { to: string; text: string };
}

/** The head of a section of the home page, with the way to all of it. */
export function SectionHead({ id, title, link }: SectionHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {link && (
        <Link
          to={link.to}
          className="group inline-flex min-h-11 items-center gap-2 font-medium text-porcelain no-underline hover:underline"
        >
          {link.text}
          <ArrowRight
            aria-hidden="true"
            className="size-5 transition-transform group-hover:translate-x-1"
          />
        </Link>
      )}
    </div>
  );
}
