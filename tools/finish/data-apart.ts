const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?\)<\/script>/gs;
const START = /(<script id="_R_">)(.*?)(<\/script>)/s;

/**
 * Takes the data by which React takes a page over out of its HTML, where it is a third of the bytes before the first paint.
 * It stands in the page's `.txt` too, for links that lead there; the page fetches that, twice if need be, and then starts.
 * If it never comes the page stays as it is: complete to read.
 *
 * @param address the `.txt` of the page, such as '/about.txt'; what it holds must be the data that stands in the HTML
 * @returns the page's new HTML, of one inline script less per piece of the data
 * @throws Error when Next writes its data or its start in another way than this one knows
 */
export function dataApart(html: string, address: string): string {
  if (html.search(DATA) < 0 || html.search(START) < 0) {
    throw new Error(
      `Next has changed how a page starts (${address}); tools/finish/data-apart.ts must follow.`,
    );
  }
  return html
    .replace(DATA, '')
    .replace(START, (_, open, start, close) => open + fetchThen(address, start) + close);
}

/** The data that stands in a page's HTML, as one text. */
export function dataOf(html: string): string {
  return [...html.matchAll(DATA)]
    .map(([script]) => JSON.parse(script.slice(script.indexOf('push(') + 5, -')</script>'.length)))
    .map(([kind, text]: [number, string]) => (kind === 1 ? text : ''))
    .join('');
}

function fetchThen(address: string, start: string): string {
  return `{let f=()=>fetch(${JSON.stringify(address)},{priority:"low"}).then(r=>r.ok?r.text():Promise.reject());f().catch(f).then(t=>{(self.__next_f=self.__next_f||[]).push([0],[1,t]);${start}},()=>{})}`;
}
