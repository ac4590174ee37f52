// A page's behaviour until its scripts have loaded, or if they cannot run.

declare global {
  interface Window {
    /** The inline script of the document sets this function. It is called when the page can be used. */
    kwanStarted?: (() => void) | undefined;
  }
}

/** The states of a document that has not started. `StartNotice` has a message for each. */
export type NotStarted = "waiting" | "missing" | "old";

/**
 * Runs in the head of every document. A form that is submitted before the page can handle it is held back and submitted
 * later, so that no one has to type anything twice. If a script fails to load, or the browser is too old, the page says
 * so. The script is written for any browser, because browsers that count as `old` support very little.
 * `HTMLDialogElement` came with Safari 15.4 and Firefox 98, `WeakRef` with Chrome 84.
 */
export const startScript = `(function(w,d){
var s=d.documentElement.dataset,held;
if(!w.WeakRef||!w.HTMLDialogElement){s.start="old";return}
function hold(e){e.preventDefault();held=[e.target,e.submitter];if(!s.start)s.start="waiting"}
function miss(e){if(e.target.tagName=="SCRIPT")s.start="missing"}
w.addEventListener("submit",hold,true);
w.addEventListener("error",miss,true);
w.kwanStarted=function(){
w.removeEventListener("submit",hold,true);
w.removeEventListener("error",miss,true);
delete s.start;delete w.kwanStarted;
if(held)(held[1]||held[0].querySelector("[type=submit]")).click()
}})(window,document)`;

/** Tells the document that the page can be used. */
export const noteStart = (): void => window.kwanStarted?.();

/** Tells the reader that part of the page did not load. Does nothing once the page has started. */
export const noteMissing = (): void => {
  if (window.kwanStarted) document.documentElement.dataset.start = "missing" satisfies NotStarted;
};
