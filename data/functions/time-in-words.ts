/** A time on a 24-hour clock in words: '7:00' becomes '7:00 am', and '14:30' becomes '2:30 pm'. */
export function timeInWords(time: string): string {
  const [hour = 0, minute] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
