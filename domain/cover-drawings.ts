import type { CourseMotif } from './motif-names.ts';

/**
 * The subjects of courses as things of blue-and-white porcelain. Each stands at 216 on a field
 * of 400 by 250 and is about 150 high. What has no class is pale with a blue outline; `b` is
 * solid blue, `m` and `d` are the far and the near ridge, `r` is the red of a seal, `n` is a
 * line only, `t` a thick one (`motif-picture.ts`).
 */

const jar = (x: number, top: number, width: number, fill: number) => {
  const mid = x + width / 2;
  const body = `M${x} ${top + 14}q0-14 14-14h${width - 28}q14 0 14 14v${188 - top}q0 14-14 14H${x + 14}q-14 0-14-14z`;
  const crest = 202 - fill;
  return `<path d="${body}"/><path class="m" d="M${x + 7} ${crest + 8}l${width * 0.2}-10 ${width * 0.2} 8 ${width * 0.22}-16 ${width * 0.2} 12 ${width * 0.18 - 14} 4V203q0 6-7 6H${x + 14}q-7 0-7-6z"/><path d="M${x + 8} ${top - 14}h${width - 16}v14h-${width - 16}z"/><circle class="b" cx="${mid}" cy="${top - 19}" r="6"/>`;
};

const house = (x: number, top: number, roof: string) =>
  `<path d="M${x} ${top}h68v${216 - top}h-68z"/><path class="${roof}" d="M${x - 5} ${top}l9-22h60l9 22z"/><path class="b" d="M${x + 11} ${top + 14}h18v24h-18zM${x + 39} ${top + 14}h18v24h-18z"/><path d="M${x + 10} 216v-32a24 24 0 0 1 48 0v32z"/><path class="d" d="M${x + 22} 216v-26a12 12 0 0 1 24 0v26z"/>`;

const candle = (x: number, top: number, bottom: number, low: number, high: number, kind: string) =>
  `<path class="t o" d="M${x} ${low}V${high}"/><path${kind} d="M${x - 15} ${top}h30v${bottom - top}h-30z"/>`;

/** Beads of an abacus, as one shape: of each column its middle and where its beads hang. */
const beads = (columns: readonly (readonly [x: number, ...ys: number[]])[]) =>
  columns
    .flatMap(([x, ...ys]) => ys.map((y) => `M${x - 13} ${y}a13 8 0 1 0 26 0 13 8 0 1 0-26 0`))
    .join('');

const upperBeads = [124, 154, 184, 214, 244, 274].map((x, i) => [x, i % 2 ? 112 : 98] as const);
const lowerBeads = [
  [124, 156, 174, 192],
  [154, 144, 162, 192],
  [184, 144, 174, 192],
  [214, 156, 174, 192],
  [244, 144, 162, 180],
  [274, 144, 174, 192],
] as const;

export const courseDrawings: Record<CourseMotif, string> = {
  hook: `<path class="t o" d="M214 0v62"/><path d="M112 118l172-18 10 92-172 18z"/><path class="n" d="M112 118l96 44 76-62M122 210l62-58M294 192l-66-44"/><circle class="r" cx="208" cy="160" r="15"/><path class="t" d="M214 62v62a26 26 0 0 1-52 0v-6m0 0l-12 14m12-14l13 13"/><circle class="n o" cx="214" cy="56" r="7"/>`,
  shophouses: `${house(98, 112, 'r')}${house(166, 134, 'b')}${house(234, 96, 'd')}<path class="t o" d="M88 216h224"/>`,
  umbrella: `<path class="t o" d="M200 54V40M200 130v66a15 15 0 0 1-30 0v-4"/><path d="M84 146c2-56 52-94 116-94s114 38 116 94c-14-14-30-14-42 0-13-14-27-14-37 0-11-14-26-14-37 0-11-14-26-14-37 0-10-14-24-14-37 0-12-14-28-14-42 0z"/><path class="b" d="M163 146c0-44 14-80 37-94 23 14 37 50 37 94-11-14-26-14-37 0-11-14-26-14-37 0z"/><path class="m" d="M126 146c-2-42 20-76 56-92-52 6-96 44-98 92 14-14 30-14 42 0zM274 146c2-42-20-76-56-92 52 6 96 44 98 92-14-14-30-14-42 0z"/><path class="t o" d="M106 172l-6 16M136 184l-6 16M262 176l-6 16M294 170l-6 16"/>`,
  lighthouse: `<path d="M176 96h48l14 120h-76z"/><path class="r" d="M172.5 126h55l3 26h-61zM166 178h68l3 26h-74z"/><path d="M168 84h64v12h-64z"/><path class="b" d="M180 58h40v26h-40z"/><path d="M174 58l26-24 26 24z"/><path class="m" d="M174 64L76 40v44l98-8zM226 64l98-24v44l-98-8z" opacity=".7"/><path d="M192 216v-18a8 8 0 0 1 16 0v18z"/>`,
  tree: `<path class="d" d="M186 216c6-34 4-58-18-78l10-8 20 22 4-34h10l2 36 22-24 10 8c-22 20-26 44-20 78z"/><path d="M108 140c-26-4-30-40-4-46-4-28 30-40 46-22 10-30 62-34 76-4 22-16 54 2 48 28 28 6 24 44-4 46-16 14-42 10-50-4-14 12-38 12-48-2-16 16-52 18-64 4z"/><path class="m" d="M120 130c8-18 26-22 38-10 10-26 42-30 56-6 14-14 38-10 44 10 10-4 18 0 20 10-14 12-34 6-42-4-14 12-38 12-50-2-14 16-46 18-66 2z"/><path class="t o" d="M268 186h56M276 186v30M316 186v30"/><path class="t o" d="M268 168h56"/>`,
  mind: `<path d="M150 216v-30c-24-16-40-38-40-68 0-44 38-74 84-74 44 0 74 26 78 62l18 36c3 6 0 10-7 10h-11v20c0 14-8 20-20 20h-22v24z"/><path class="m" d="M126 132l22-34 16 16 24-42 20 28 14-16 26 34c-8 26-28 40-58 40-32 0-56-10-64-26z"/><path class="d" d="M130 140l20-18 16 10 22-24 20 20 16-10 20 12c-10 18-28 28-54 28-28 0-50-6-60-18z"/><circle class="r" cx="216" cy="74" r="9"/>`,
  candles: `${candle(104, 158, 204, 212, 144, '')}${candle(146, 134, 184, 200, 118, ' class="b"')}${candle(188, 146, 176, 192, 120, '')}${candle(230, 98, 154, 168, 82, ' class="b"')}${candle(272, 112, 140, 156, 92, '')}${candle(312, 60, 118, 130, 42, ' class="b"')}<path class="n o" d="M88 216h240"/>`,
  abacus: `<path d="M92 72h216v144H92z"/><path class="g" d="M106 86h188v116H106z"/><path class="n" d="M124 84v126M154 84v126M184 84v126M214 84v126M244 84v126M274 84v126"/><path class="b" d="${beads(upperBeads)}"/><path d="${beads(lowerBeads)}"/><path class="b" d="M100 122h200v9H100z"/>`,
  tiffin: `<path class="t o" d="M134 214V98M266 214V98M134 98c0-68 132-68 132 0"/><path d="M146 180h108v36H146zM146 142h108v34H146zM146 104h108v34H146z"/><path class="m" d="M146 212l18-20 14 10 22-18 18 14 14-8 22 18v8H146z"/><path class="b" d="M146 142h108v34H146z"/><path class="w" d="M170 152l7 7-7 7-7-7zM200 152l7 7-7 7-7-7zM230 152l7 7-7 7-7-7z"/><path class="n" d="M146 114h108M146 128h108"/><path d="M146 104c0-22 108-22 108 0z"/><circle class="r" cx="200" cy="82" r="7"/><path class="t o" d="M182 44h36"/>`,
  basket: `<path class="t o" d="M118 150C118 36 282 36 282 150"/><circle class="b" cx="156" cy="134" r="27"/><circle class="r" cx="206" cy="120" r="29"/><circle cx="250" cy="138" r="24"/><path class="n" d="M206 92c0-8 4-12 10-14M250 114c0-6 3-9 8-11"/><path d="M104 146h192l-22 70H126z"/><path class="m" d="M112 163h178l-5 15H117zM122 194h157l-5 15H126z"/><path class="n" d="M138 146l10 70M170 146l5 70M200 146v70M230 146l-5 70M262 146l-10 70"/>`,
  bond: `<path d="M104 58h192v100H104z"/><path class="n" d="M113 67h174v82H113z"/><path class="m" d="M120 145l30-34 18 16 30-40 26 30 18-12 38 40z"/><circle class="r" cx="264" cy="88" r="13"/><path class="t" d="M126 84h70"/><path d="M104 166h60v50h-60zM170 166h60v50h-60z"/><path d="M240 172l58-8 7 50-58 8z"/><path class="t" d="M123 204l20-26M189 204l20-26M263 208l18-28"/><circle class="b" cx="124" cy="180" r="4"/><circle class="b" cx="143" cy="202" r="4"/><circle class="b" cx="190" cy="180" r="4"/><circle class="b" cx="209" cy="202" r="4"/><circle class="b" cx="262" cy="184" r="4"/><circle class="b" cx="283" cy="203" r="4"/>`,
  loupe: `<path class="k o" d="M236 162l54 50"/><circle cx="184" cy="112" r="74"/><circle class="g" cx="184" cy="112" r="60"/><path class="m" d="M126 130l24-38 16 16 24-48 24 38 12-12 17 26c0 30-24 60-59 60-28 0-50-18-58-42z"/><path class="d" d="M130 140l24-20 14 12 26-28 22 26 26-8c-6 30-30 50-58 50-24 0-44-12-54-32z"/><circle class="r" cx="224" cy="82" r="8"/>`,
  phone: `<path d="M148 46h104q16 0 16 16v138q0 16-16 16H148q-16 0-16-16V62q0-16 16-16z"/><path class="g" d="M144 64h112v128H144z"/><path class="m" d="M144 192v-26l26-24 18 14 26-40 18 20 24-24v80z"/><path class="t" d="M152 138l24-20 18 12 26-36 28-12"/><circle class="r" cx="248" cy="82" r="7"/><path class="t" d="M190 204h20"/>`,
  globe: `<path class="t o" d="M242 52a76 76 0 0 1-84 124"/><circle cx="196" cy="112" r="64"/><path class="m" d="M142 92c18-24 42-34 60-30 4 16-22 18-18 34 6 18-22 14-20 30 0 14-16 8-22-4zM206 118c18-10 42-8 52 2-4 28-22 44-40 50-16-14-2-22-8-32-4-8-8-12-4-20z"/><path class="n" d="M134 124c40 14 90 12 124-6M196 48c-36 36-36 92 0 128M196 48c36 36 36 92 0 128"/><path class="t o" d="M192 178v24"/><path class="b" d="M152 202h84v14h-84z"/>`,
  bank: `<path d="M96 200h208v16H96z"/><path d="M108 188h184v12H108z"/><path class="g" d="M118 110h164v78H118z"/><path d="M120 112h24v76h-24zM165 112h24v76h-24zM211 112h24v76h-24zM256 112h24v76h-24z"/><path class="n" d="M132 120v62M177 120v62M223 120v62M268 120v62"/><path d="M104 98h192v14H104z"/><path class="b" d="M100 98l100-52 100 52z"/><circle class="w" cx="200" cy="79" r="11"/>`,
  junk: `<path class="t o" d="M204 186V36M150 190V84"/><path class="r" d="M212 40c50 18 72 66 70 132l-70 4z"/><path class="w n" d="M212 76l52 6M212 108l66 4M212 142l70 0" stroke="#fff"/><path d="M196 66c-34 16-56 52-66 104l66 4z"/><path class="n" d="M180 78l16-2M154 114l42-4M138 146l58-4"/><path class="b" d="M88 176c16 8 36 10 60 10h108c28 0 46-6 62-18-4 22-14 38-30 48H124c-18-8-30-22-36-40z"/><path class="t o" d="M60 212q14-12 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0"/><path class="r" d="M204 36l28-6-28-8z"/>`,
  jars: `${jar(86, 150, 62, 22)}${jar(160, 120, 70, 52)}${jar(242, 86, 76, 96)}<path class="r" d="M186 148h18v18h-18zM270 118h20v20h-20zM109 166h16v16h-16z"/>`,
  sapling: `<path class="t o" d="M200 158c-2-32 2-62 0-92"/><path class="b" d="M200 122c-38 4-60-18-64-52 40-4 62 16 64 52z"/><path class="b" d="M200 96c2-36 24-58 64-58 2 36-20 58-64 58z"/><path class="n" d="M200 122c-14-20-30-34-46-42M200 96c12-20 28-34 46-44"/><path d="M150 166h100l-13 50h-74z"/><path class="m" d="M158 204l18-22 14 10 16-18 18 20 16-6-5 22h-72z"/><path d="M142 150h116v18H142z"/>`,
  pavilion: `<path class="b" d="M104 122c30-8 70-30 96-66 26 36 66 58 96 66-4 6-8 8-14 8H118c-6 0-10-2-14-8z"/><circle class="r" cx="200" cy="48" r="8"/><path d="M130 130h14v70h-14zM256 130h14v70h-14zM182 130h12v70h-12zM206 130h12v70h-12z"/><path class="n" d="M144 178h38M218 178h38M144 188h38M218 188h38"/><path d="M108 200h184v16H108z"/><path class="b" d="M122 130h156v10H122z"/>`,
  lantern: `<path class="t o" d="M200 22v34"/><path class="b" d="M172 56h56v13h-56zM172 184h56v13h-56z"/><path d="M164 69h72c36 20 46 40 46 58s-10 37-46 57h-72c-36-20-46-39-46-57s10-38 46-58z"/><path class="m" d="M122 142l24-26 18 14 28-36 26 32 18-14 42 30c-5 16-18 28-44 42h-70c-24-13-38-26-42-42z"/><path class="n" d="M182 69c-15 36-15 78 0 115M218 69c15 36 15 78 0 115"/><path class="r" d="M196 197h8v20h-8z"/>`,
  bridge: `<path d="M64 200C110 92 290 92 336 200h-52c-20-60-148-60-168 0z"/><path class="m" d="M80 190c44-90 196-90 240 0-46-66-194-66-240 0z"/><path class="n o" d="M92 152v-24M128 124v-26M164 108v-26M200 104V78M236 108V82M272 124V98M308 152v-24M88 134c50-68 174-68 224 0"/><path class="t o" d="M70 212q13-10 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0"/><circle class="r" cx="200" cy="178" r="15"/>`,
  kite: `<path class="t o" d="M200 176c30 6 46 20 40 40M188 130L110 216"/><path d="M200 34l62 62-62 82-62-82z"/><path class="m" d="M200 37v59h-59z"/><path class="b" d="M200 96h62l-62 82z"/><path class="m" d="M141 98h57v76z" opacity=".45"/><path class="n" d="M200 34v144M138 96h124"/><circle class="r" cx="200" cy="96" r="12"/><path class="r" d="M220 184l20-4-4 20-8-8zM232 214l18-12 6 20-14-4z"/>`,
};
