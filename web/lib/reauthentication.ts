/**
 * Makes a call of the API. Pages with calls that need a recent login replace `by` by a function
 * that asks for it (`features/accounts`), so that no other page loads any of it.
 */
export const calling = {
  by: <Result>(call: () => Promise<Result>): Promise<Result> => call(),
};
