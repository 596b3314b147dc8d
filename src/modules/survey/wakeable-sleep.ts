/** A sleep that `wake` ends. A wake before the sleep ends it at once. */
export function createWakeableSleep() {
  let isWoken = false;
  let endSleep = () => {};
  return {
    wake(): void {
      isWoken = true;
      endSleep();
    },
    async sleep(ms: number): Promise<void> {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endSleep = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
  };
}
