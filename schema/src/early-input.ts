import { PRODUCT_NUMBER_META, STORAGE } from './wire.ts';

/**
 * The first script of every page of the storefront, inlined because it must run before anything can be pressed. It records
 * presses, typed text and form submissions that happen before React handles events, and marks the elements, so that a person sees
 * that the press was received; `web/src/browser/play-early-input.ts` replays them later. React's own handler around the page
 * records in `heard` each event that it handles; these listeners run after it. Links, and forms that work without scripts, are
 * left alone. The script's hash is in the content security policy: no other inline script may run.
 *
 * A quantity step changes its field at once, since the form beside it may be sent without any script. If an earlier text of a
 * field is still recorded, later input that React handles is recorded as well: the last text counts.
 *
 * React may set a field to its own, older text before the recorded one is replayed. If the person types on just then, the
 * recorded text is put back before the browser inserts the next character, but not while a character is being composed.
 *
 * A product whose page is left before React is ready counts as viewed, too (CATALOGUE-14): its number is appended as soon as the
 * page is parsed. `web/src/features/product/recents/viewed.ts` handles duplicates and surplus numbers.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{
const kept=window.earlyInput=[];
const keep=(kind,target,value)=>{kept.push({kind,target,value});kept.wake&&kept.wake()};
const mark=e=>{e.setAttribute("data-early","");e.setAttribute("aria-busy","true")};
const on=(type,f)=>addEventListener(type,e=>{e.isTrusted&&e!==kept.heard&&f(e,e.target)});
on("click",(e,t)=>{const b=t.closest&&t.closest("button");
if(!b||b.disabled||b.ariaDisabled==="true"||b.form&&b.type==="submit")return;
const step=b.dataset.step,i=step&&b.parentNode.querySelector("input");
if(i){i.value=Math.max(1,(parseInt(i.value)||1)+ +step);keep("type",i,i.value)}
else if(!kept.some(k=>k.target===b)){mark(b);keep("press",b)}});
on("submit",(e,f)=>{if(!f.hasAttribute("data-waits"))return;e.preventDefault();
const b=e.submitter;if(!kept.some(k=>k.target===f)){b&&mark(b);keep("send",f,b)}});
addEventListener("input",e=>{const t=e.target,box=t.type==="checkbox"||t.type==="radio";
if(e.isTrusted&&(e!==kept.heard||kept.some(k=>k.target===t)))keep(box?"tick":"type",t,box?t.checked:t.value)});
const restore=e=>{const t=e.target,k=kept.findLast(k=>k.kind==="type"&&k.target===t);
if(k&&!e.isComposing&&t.value!==k.value)t.value=k.value};
addEventListener("beforeinput",restore);addEventListener("compositionstart",restore);
document.addEventListener("readystatechange",()=>{const m=document.querySelector('meta[name="${PRODUCT_NUMBER_META}"]');
if(m)try{localStorage.${STORAGE.viewed}=(localStorage.${STORAGE.viewed}||"")+"/"+m.content}catch{}},{once:true})
})()`;
