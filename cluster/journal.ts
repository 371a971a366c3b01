import { ApiError } from '#web/lib/api.ts';

/**
 * `acknowledged`: it was done. `refused`: the academy said that it was not. `unknown`: no answer, or
 * one that leaves it open (502, 503, 504).
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** A write as its client knows it. */
interface Line<Content> {
  outcome: Outcome;
  content: Content;
}

/** Points for one learner; negative: taken. */
export interface PointsGiven {
  userId: number;
  amount: number;
}

/** The requests of the clients, by keys that find their effects in the data. */
export class Journal {
  /** By reason. */
  readonly points = new Map<string, Line<PointsGiven>>();
  /** By email address. */
  readonly accounts = new Map<string, Line<null>>();
  /** By the address of the file; the content is its whole text. */
  readonly files = new Map<string, Line<string>>();

  /**
   * Makes a request and writes its outcome down. Where it was made before with the same key, its
   * failure changes nothing: the first one may have been done.
   * @throws what the request throws
   */
  async write<Content>(
    lines: Map<string, Line<Content>>,
    key: string,
    content: Content,
    request: () => Promise<unknown>,
  ): Promise<void> {
    const before = lines.get(key);
    const line: Line<Content> = before ?? { outcome: 'unknown', content };
    lines.set(key, line);
    try {
      await request();
      line.outcome = 'acknowledged';
    } catch (error) {
      if (before === undefined) line.outcome = outcomeOf(error);
      throw error;
    }
  }

  acknowledged(): number {
    return [this.points, this.accounts, this.files]
      .flatMap((lines) => [...lines.values()])
      .filter(({ outcome }) => outcome === 'acknowledged').length;
  }
}

function outcomeOf(error: unknown): Outcome {
  return error instanceof ApiError && ![502, 503, 504].includes(error.status)
    ? 'refused'
    : 'unknown';
}
