/** A time on a 24-hour clock in words: '7:00' becomes '7:00 am', which stays on one line. */
export function timeInWords(time: string): string {
  const [hour = 0, minute] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
