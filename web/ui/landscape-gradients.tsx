const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

/**
 * The paints of landscapes that are drawn into the page: a ridge is dark at its crest and
 * fades into the mist below. They are named `<id>-sky` and `<id>-<depth>`.
 */
export function LandscapeGradients({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-sky-top" />
          <stop offset=".75" className="ls-sky-low" />
        </linearGradient>
        {DEPTHS.map((depth) => (
          <linearGradient key={depth} id={`${id}-${depth}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={`ls-crest-${depth}`} />
            <stop offset="1" className={`ls-foot-${depth}`} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}
