import type { Chunk } from './chunks';

const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?\)<\/script>/gs;
const SCRIPTS = /<script src="\/_next\/static\/chunks\/([^"]+)\.js" async=""><\/script>/g;
const AHEAD = /<link rel="preload" as="script"[^>]*>/g;
const START =
  /(<script id="_R_">).*?\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":(\[\d+\])\}\);(<\/script>)/s;
/** What `react-dom` and `react-dom/client` hand on: the module that holds them. */
const REACT = /checkDCE\(\w+\)\}catch\(\w+\)\{console\.error\(\w+\)\}\}\(\),\w+\.exports=\w+\.r\((\d+)\)/g;

type Start = {
  /** The `.txt` of the page, such as '/about.txt'; what it holds must be the data that stands in the HTML. */
  data: string;
  /** Modules to run before all others, from `reactModules`. */
  first: readonly number[];
};

/**
 * Lets a page start only when its first screen is painted: its scripts are asked for once the first picture is there, and do
 * not share the link with it. With them comes the data by which React takes the page over: in the HTML it is a third of the
 * bytes before the first paint, and it stands in the page's `.txt` too. Each is asked for twice if need be; if one never comes
 * the page stays as it is, complete to read.
 *
 * React runs in a task of its own before the rest, so that a press need not wait for both.
 *
 * @returns the page's new HTML, of fewer scripts; they are named in its last one
 * @throws Error when Next writes its data, its scripts or its start in another way than this one knows
 */
export function startAfterPaint(html: string, { data, first }: Start): string {
  const scripts = [...html.matchAll(SCRIPTS)].map(([, name]) => name);
  if (html.search(DATA) < 0 || html.search(START) < 0 || !scripts.length) {
    throw changed(`how a page starts (${data})`);
  }
  return html
    .replace(DATA, '')
    .replace(SCRIPTS, '')
    .replace(AHEAD, '')
    .replace(START, (_, open, main, close) => open + program(data, scripts, first, main) + close);
}

/** The data that stands in a page's HTML, as one text. */
export function dataOf(html: string): string {
  return [...html.matchAll(DATA)]
    .map(([script]) => JSON.parse(script.slice(script.indexOf('push(') + 5, -')</script>'.length)))
    .map(([kind, text]: [number, string]) => (kind === 1 ? text : ''))
    .join('');
}

/**
 * @param chunks the scripts of the export, from `chunksOf`
 * @returns the names they have for React's two modules, a third of what runs at the start
 * @throws Error when there is none
 */
export function reactModules(chunks: readonly Chunk[]): number[] {
  const found = chunks.flatMap(({ script }) => [...script.matchAll(REACT)]).map(([, id]) => Number(id));
  if (!found.length) throw changed('how React stands in the scripts');
  return [...new Set(found)];
}

/**
 * `p` waits for the next frame, which a tab behind others does not get: there it waits for nothing. (What the browser sees to
 * be in view it says once a frame, also where a test's clock holds back `requestAnimationFrame`.) A picture that is still
 * missing after two seconds may never come: the scripts come all the same. `t` tries twice, `l` loads, `m` runs modules.
 */
function program(
  data: string,
  scripts: readonly (string | undefined)[],
  first: readonly number[],
  main: string,
) {
  return (
    `{let t=f=>f().catch(f),` +
    `l=a=>new Promise((r,n)=>{let e=document.createElement("script");e.async=!0;e.onload=r;e.onerror=n;e.src="/_next/static/chunks/"+a+".js";document.head.append(e)}),` +
    `m=i=>TURBOPACK.push({otherChunks:[],runtimeModuleIds:i}),` +
    `p=f=>document.hidden?f():new IntersectionObserver((e,o)=>{o.disconnect();f()}).observe(document.body);` +
    `Promise.race([document.querySelector("img[fetchpriority]")?.decode(),new Promise(r=>setTimeout(r,2e3))]).catch(()=>{}).then(()=>p(()=>` +
    `Promise.all([t(()=>fetch(${JSON.stringify(data)}).then(r=>r.ok?r.text():Promise.reject())),...${JSON.stringify(scripts.join(' '))}.split(" ").map(a=>t(()=>l(a)))])` +
    `.then(([t])=>{__next_f=[[0],[1,t]];m(${JSON.stringify(first)});p(()=>m(${main}))}).catch(()=>{})))}`
  );
}

const changed = (what: string) =>
  new Error(`Next has changed ${what}; tools/finish/start-after-paint.ts must follow.`);
