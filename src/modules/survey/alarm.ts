/** A wait that can be cut short, also before it begins. */
export function createAlarm() {
  let isRung = false;
  let wake = () => {};
  return {
    ring(): void {
      isRung = true;
      wake();
    },
    async wait(ms: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}
