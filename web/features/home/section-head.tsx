import { ArrowRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';

interface SectionHeadProps {
  id: string;
  title: string;
  link?: { to: string; text: string };
}

/** The head of a section of the home page, with the way to all of it. */
export function SectionHead({ id, title, link }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {link && (
        <Link to={link.to}>
          {link.text}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
