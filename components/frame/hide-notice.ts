/**
 * Hides the notice after its end: also on an older build, in an open tab, and after React has drawn the page anew, as it does on
 * a translated page. This is an early script (components/frame/early-script.ts).
 *
 * @param id of the notice
 * @param end of the notice, in milliseconds
 * @param ready the event of the bar after React has drawn it
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
