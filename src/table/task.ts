/** The next task of the page: touches and frames that wait come first. Not slowed down in a page that nobody sees, as timers are. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });
