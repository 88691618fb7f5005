/**
 * Hides the notice once it is over: on a page that was built before, in a tab that was left open, and where React has drawn the
 * page anew because a translator had changed it. An early script (components/frame/early-script.ts).
 *
 * @param id of the notice
 * @param end the moment it is over
 * @param ready the event that the bar sends when React has drawn it
 */
export function hideNotice(id: string, end: number, ready: string) {
  const look = () => {
    const notice = document.getElementById(id);
    if (notice && Date.now() >= end) notice.hidden = true;
  };
  look();
  addEventListener(ready, look);
  document.addEventListener('visibilitychange', look);
}
