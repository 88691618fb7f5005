/**
 * Hides the notice after its end, also on an older build and in an open tab. This is an early script
 * (components/frame/early-script.ts).
 *
 * @param id of the notice
 * @param end of the notice, in milliseconds
 */
export function hideNotice(id: string, end: number) {
  const look = () => {
    const notice = document.getElementById(id);
    if (notice && Date.now() >= end) notice.hidden = true;
  };
  look();
  document.addEventListener('visibilitychange', look);
}
