import type { ReactNode } from 'react';
import type { RewardCategoryKind } from '#contract/rewards.ts';
import { cx } from '#web/lib/cx.ts';
import { Landscape } from '#web/ui/landscape.tsx';
import { coverSeed } from './cover-seed.ts';

interface RewardCoverProps {
  rewardId: number;
  kind: RewardCategoryKind;
  image: string | null;
  className?: string;
}

/** A reward’s picture, or a drawing of its category in front of a landscape. */
export function RewardCover({ rewardId, kind, image, className }: RewardCoverProps) {
  const shape = cx('aspect-[16/10] w-full bg-wash object-cover', className);
  if (image) return <img src={image} alt="" loading="lazy" decoding="async" className={shape} />;
  return (
    <div className={cx('relative overflow-hidden', shape)}>
      <Landscape seed={coverSeed(rewardId)} level={1} className="absolute inset-0 size-full" />
      <svg
        aria-hidden="true"
        viewBox="0 0 400 250"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <ellipse cx="200" cy="216" rx="112" ry="13" className="fill-ink" opacity=".16" />
        <g
          className="fill-disc-pale stroke-ridge-5"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          {drawings[kind]}
        </g>
      </svg>
    </div>
  );
}

/** Each drawing has its base at 216 and is about 150 high, on a field of 400 by 250. */
const drawings: Record<RewardCategoryKind, ReactNode> = {
  merchandise: (
    <>
      <path d="M122 128h156v88H122z" />
      <path
        d="M122 198l26-26 18 12 30-30 26 22 20-12 36 30v22H122z"
        className="fill-ridge-3"
        stroke="none"
      />
      <path d="M110 100h180v32H110z" />
      <path d="M186 100h28v116h-28z" className="fill-solid" />
      <path
        d="M200 100c-14-34-54-40-54-18 0 16 30 18 54 18zm0 0c14-34 54-40 54-18 0 16-30 18-54 18z"
        className="fill-solid"
      />
    </>
  ),
  course_access: (
    <>
      <path d="M200 100c-30-24-70-26-108-16v118c38-9 78-7 108 14 30-21 70-23 108-14V84c-38-10-78-8-108 16z" />
      <path d="M200 100v116" fill="none" />
      <path
        d="M108 168l26-34 15 16 21-30 18 22v52c-24-13-52-16-80-11z"
        className="fill-ridge-3"
        stroke="none"
      />
      <path
        d="M108 182l20-18 18 10 22-20 20 16v24c-24-13-52-16-80-12z"
        className="fill-ridge-5"
        stroke="none"
      />
      <g className="stroke-ridge-3" fill="none">
        <path d="M220 124c22-12 46-14 70-11M220 146c22-12 46-14 70-11M220 168c22-12 46-14 70-11M220 190c14-8 28-11 44-12" />
      </g>
      <path d="M262 78v46l9-9 9 9V77c-6-1-12 0-18 1z" className="fill-seal-solid" stroke="none" />
    </>
  ),
  discount: (
    <g transform="rotate(-7 200 160)">
      <path d="M84 104h232v34a17 17 0 0 0 0 34v36H84v-36a17 17 0 0 0 0-34z" />
      <path d="M242 112v90" fill="none" strokeDasharray="2 9" />
      <path d="M96 196l30-40 18 18 28-44 30 36 30 4v26z" className="fill-ridge-3" stroke="none" />
      <path d="M96 196l24-20 22 10 30-24 26 20 34 6v8z" className="fill-ridge-5" stroke="none" />
      <g fill="none" strokeWidth="5" className="stroke-ridge-6">
        <path d="M264 182l30-46" />
        <circle cx="266" cy="142" r="8" />
        <circle cx="292" cy="176" r="8" />
      </g>
    </g>
  ),
  certificate: (
    <>
      <path d="M104 74h192v130H104z" />
      <path d="M114 84h172v110H114z" fill="none" strokeWidth="1.5" />
      <g fill="none" className="stroke-ridge-4">
        <path d="M160 108h80" strokeWidth="6" />
        <path d="M140 130h120M148 146h104" strokeWidth="2.5" />
      </g>
      <path
        d="M124 186l20-18 14 8 20-16 18 14 16-6 14 10v8z"
        className="fill-ridge-3"
        stroke="none"
      />
      <path d="M244 186l-8 34 18-9 17 9-7-34z" className="fill-seal-solid" stroke="none" />
      <circle cx="254" cy="178" r="20" className="fill-seal-solid" stroke="none" />
      <path
        d="M254 166l3.6 7.6 8.4 1-6.2 5.7 1.7 8.3-7.5-4.2-7.5 4.2 1.7-8.3-6.2-5.7 8.4-1z"
        className="fill-on-solid"
        stroke="none"
      />
    </>
  ),
  consultation: (
    <>
      <path d="M116 78h132a18 18 0 0 1 18 18v58a18 18 0 0 1-18 18h-84l-34 28 4-28h-18a18 18 0 0 1-18-18V96a18 18 0 0 1 18-18z" />
      <path
        d="M112 152l24-30 16 16 26-36 24 28 18-14 32 36z"
        className="fill-ridge-3"
        stroke="none"
      />
      <path
        d="M214 136h82a16 16 0 0 1 16 16v38a16 16 0 0 1-16 16h-8l3 22-28-22h-49a16 16 0 0 1-16-16v-38a16 16 0 0 1 16-16z"
        className="fill-solid"
      />
      <g className="fill-on-solid" stroke="none">
        <circle cx="232" cy="171" r="6.5" />
        <circle cx="255" cy="171" r="6.5" />
        <circle cx="278" cy="171" r="6.5" />
      </g>
    </>
  ),
  other: (
    <>
      <path d="M200 44v22" fill="none" />
      <path d="M172 66h56v12h-56zM172 190h56v12h-56z" className="fill-solid" />
      <path d="M164 78h72c34 20 44 40 44 56s-10 36-44 56h-72c-34-20-44-40-44-56s10-36 44-56z" />
      <path
        d="M126 150l22-26 18 14 28-36 26 32 18-14 38 30c-4 14-16 27-40 40h-72c-20-11-33-24-38-40z"
        className="fill-ridge-3"
        stroke="none"
      />
      <path
        d="M130 160l26-14 20 12 24-22 30 20 44 2c-6 12-18 22-38 32h-72c-17-9-28-19-34-30z"
        className="fill-ridge-5"
        stroke="none"
      />
      <path d="M182 78c-14 36-14 76 0 112M218 78c14 36 14 76 0 112" fill="none" strokeWidth="2" />
      <path d="M200 202v16M192 202v12M208 202v12" fill="none" className="stroke-seal" />
    </>
  ),
};
