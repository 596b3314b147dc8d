/** Work that ignores the signal is left behind; what becomes of it is ignored. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let refuse = () => {};
  const aborted = new Promise<never>((_, reject) => {
    refuse = () => reject(signal.reason);
    signal.addEventListener('abort', refuse, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
}
