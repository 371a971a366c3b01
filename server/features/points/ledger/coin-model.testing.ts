/**
 * A naive model of the ledger: every point is one object that knows its lot, every lot when it
 * expires. Written independently of the implementation, to be compared with it.
 */

interface Purse {
  /** Days since the start of the simulation; null: never. */
  end: number | null;
  /** Its expiry was extended, which happens once. */
  wasExtended?: boolean;
}

type Coin = Purse;

export type Refusal = 'INSUFFICIENT_POINTS' | 'INVALID_STATE' | 'IDEMPOTENCY_CONFLICT';

interface Hold {
  coins: Coin[];
  state: 'open' | 'settled' | 'released';
}

/** An entry that can be corrected: points that were added, or removed. */
interface Deed {
  came?: { purse: Purse; amount: number };
  went?: Coin[];
  isCorrected: boolean;
}

/** The effect of an action, or why it was refused. */
type Outcome = 'done' | 'repeated' | Refusal;

const RETURNED_DAYS = 30;

export class CoinModel {
  today = 0;
  /** Oldest first. */
  readonly purses: Purse[] = [];
  /** The contents of the lots. */
  coins: Coin[] = [];
  readonly holds: Hold[] = [];
  readonly deeds: Deed[] = [];
  readonly #paid = new Set<string>();
  readonly #taken = new Map<string, string>();

  get available(): number {
    return this.coins.length;
  }

  get held(): number {
    return this.holds.reduce(
      (sum, { state, coins }) => sum + (state === 'open' ? coins.length : 0),
      0,
    );
  }

  /** How many points are in each lot, and when it expires. */
  get contents(): [number, number | null][] {
    return this.purses.map((purse) => [
      this.coins.filter((coin) => coin === purse).length,
      purse.end,
    ]);
  }

  earn(key: string, amount: number, days: number | null): Outcome {
    if (this.#paid.has(key)) return 'repeated';
    this.#paid.add(key);
    this.#bring(amount, days === null ? null : this.today + days);
    return 'done';
  }

  spend(key: string, amount: number): Outcome {
    return this.#once(key, String(amount), () => this.#take(amount, (went) => this.#did({ went })));
  }

  hold(key: string, amount: number): Outcome {
    return this.#once(key, String(amount), () =>
      this.#take(amount, (coins) => this.holds.push({ coins, state: 'open' })),
    );
  }

  settle(index: number): Outcome {
    const hold = this.holds[index] as Hold;
    if (hold.state !== 'open') return hold.state === 'settled' ? 'repeated' : 'INVALID_STATE';
    hold.state = 'settled';
    return 'done';
  }

  release(index: number): Outcome {
    const hold = this.holds[index] as Hold;
    if (hold.state !== 'open') return hold.state === 'released' ? 'repeated' : 'INVALID_STATE';
    hold.state = 'released';
    this.#giveBack(hold.coins);
    return 'done';
  }

  adjust(key: string, amount: number): Outcome {
    return this.#once(key, String(amount), () => {
      if (amount < 0) return this.#take(-amount, (went) => this.#did({ went }));
      this.#bring(amount, null);
      return 'done';
    });
  }

  correct(index: number): Outcome {
    const deed = this.deeds[index] as Deed;
    if (deed.isCorrected) return 'repeated';
    if (deed.went) this.#giveBack(deed.went);
    if (deed.came) {
      const { purse, amount } = deed.came;
      if (this.available < amount) return 'INSUFFICIENT_POINTS';
      const own = this.coins.filter((coin) => coin === purse).slice(0, amount);
      this.#remove([...own, ...this.#inOrder(purse).slice(0, amount - own.length)]);
    }
    deed.isCorrected = true;
    return 'done';
  }

  /** @returns how many points have expired */
  expire(): number {
    const went = this.coins.filter((coin) => this.#hasEnded(coin));
    this.#remove(went);
    if (went.length > 0) this.#did({ went });
    return went.length;
  }

  #hasEnded(purse: Purse): boolean {
    return purse.end !== null && purse.end <= this.today;
  }

  #did(deed: Omit<Deed, 'isCorrected'>): void {
    this.deeds.push({ ...deed, isCorrected: false });
  }

  #bring(amount: number, end: number | null): void {
    const purse = { end };
    this.purses.push(purse);
    this.coins.push(...Array<Coin>(amount).fill(purse));
    this.#did({ came: { purse, amount } });
  }

  /** Points in the order in which they are used, except those of one lot. */
  #inOrder(butNot?: Purse): Coin[] {
    const rank = (purse: Purse) => [purse.end ?? 1e9, this.purses.indexOf(purse)] as const;
    return this.coins
      .filter((coin) => coin !== butNot)
      .sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
  }

  #remove(coins: Coin[]): void {
    for (const coin of coins) this.coins.splice(this.coins.indexOf(coin), 1);
  }

  #take(amount: number, then: (coins: Coin[]) => void): Outcome {
    if (this.available < amount) return 'INSUFFICIENT_POINTS';
    const coins = this.#inOrder().slice(0, amount);
    this.#remove(coins);
    then(coins);
    return 'done';
  }

  #giveBack(coins: Coin[]): void {
    for (const purse of new Set(coins)) {
      if (!this.#hasEnded(purse) || purse.wasExtended) continue;
      purse.end = this.today + RETURNED_DAYS;
      purse.wasExtended = true;
    }
    this.coins.push(...coins);
  }

  #once(key: string, input: string, act: () => Outcome): Outcome {
    const before = this.#taken.get(key);
    if (before !== undefined) return before === input ? 'repeated' : 'IDEMPOTENCY_CONFLICT';
    const outcome = act();
    if (outcome === 'done') this.#taken.set(key, input);
    return outcome;
  }
}
