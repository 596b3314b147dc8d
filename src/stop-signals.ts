/**
 * The first SIGTERM or Ctrl-C asks for an orderly stop, the second ends the process at once. npm passes a
 * Ctrl-C on to us that the terminal has already sent, so an echo within a few milliseconds does not count as
 * a second one.
 */
const ECHO_MS = 50;

export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let firstAt: number | undefined;
  const receive = (signal: NodeJS.Signals) => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      stop(signal);
    } else if (performance.now() - firstAt > ECHO_MS) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', receive);
  process.on('SIGINT', receive);
}
