/**
 * Makes a call of the API. Where it needs a recent proof, a page can have the person asked for it:
 * such pages replace `by`, so that all others hold nothing of it (`features/accounts`).
 */
export const calling = {
  by: <Result>(call: () => Promise<Result>): Promise<Result> => call(),
};
