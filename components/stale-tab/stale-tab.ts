/** A second reload so soon would find what the first one found. */
const PAUSE = 300_000;

/**
 * Stands in the head of every page, before the page's own scripts. When one of them is gone, or a page has come in its place
 * (an old tab after a new deploy), the server is asked; if it says so too, the page is loaded anew, once. Never while
 * offline, when the reload would lose the page, nor while an enquiry is being sent. What was typed is in the draft.
 */
export const STALE_TAB_SCRIPT = `addEventListener('error',e=>{let s=e.target.src||e.filename;/\\/_next\\/.+\\.js/.test(s)&&!document.querySelector('[data-sending=true]')&&fetch(s,{method:'HEAD',cache:'no-store'}).then(r=>{if(r.ok&&/javascript/.test(r.headers.get('content-type'))||Date.now()-sessionStorage.reloaded<${PAUSE})return;sessionStorage.reloaded=Date.now();location.reload()}).catch(()=>{})},true)`;
