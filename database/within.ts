/** Something took longer than its limit. */
class LateError extends Error {
  override name = 'TimeoutError';
}

/** Waits for work at most so long; what comes of it afterwards is ignored. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new LateError(`no answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
