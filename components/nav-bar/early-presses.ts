/** What the bar sends when it answers by itself. */
export const BAR_READY = 'bar';

/**
 * Stands in the head of every page and opens what is pressed in the bar while the page's own scripts are still on their way,
 * which on a weak signal takes seconds. Then the bar is told of it as if it were pressed now. (The hamburger is the first
 * button there.)
 */
export const EARLY_PRESSES_SCRIPT = `{let all=()=>document.querySelectorAll('header button'),show=(b,open)=>{b.ariaExpanded=open;b.closest('header').dataset.open=all()[0].ariaExpanded},press=({target:t})=>{(t=t.closest('header button'))&&show(t,t.ariaExpanded!='true')};addEventListener('click',press);addEventListener('${BAR_READY}',()=>{removeEventListener('click',press);all().forEach((b,i)=>b.ariaExpanded=='true'&&setTimeout(()=>{show(b=all()[i],!1);b.click()}))})}`;
