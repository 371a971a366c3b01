import { encode } from 'uqr';

/**
 * A text as a QR code: a grid of dark squares with the quiet zone of four that readers need, with
 * error correction of a seventh (level M), as is usual on paper and screens.
 */
export interface QrCode {
  /** Squares along one side, quiet zone included. */
  size: number;
  /** Row by row; true is dark. */
  squares: boolean[][];
}

const QUIET_ZONE = 4;

export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, squares: data };
}

/** The dark squares as one path, each run of a row as one bar. */
export function qrPath({ squares }: QrCode): string {
  let path = '';
  for (const [y, row] of squares.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  }
  return path;
}
