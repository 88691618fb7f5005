/**
 * Hides the notice once it is over, also on a page that was built before, and in a tab that was left open. An early script
 * (components/frame/early-script.ts).
 *
 * @param id of the notice
 * @param end the moment it is over
 */
export function hideNotice(id: string, end: number) {
  const look = () => {
    const notice = document.getElementById(id);
    if (notice && Date.now() >= end) notice.hidden = true;
  };
  look();
  document.addEventListener('visibilitychange', look);
}
