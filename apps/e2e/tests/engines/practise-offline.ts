import { handsOn } from "./hands.ts";
import { startLine } from "./line.ts";
import type { Start } from "./start.ts";

/**
 * Opens the practice pages once, and answers questions without a network. The rule behind the answer is there, and so is
 * the script of no other page of the guide.
 */
export async function practiseOffline({ tab, baseUrl }: Pick<Start, "tab" | "baseUrl">): Promise<void> {
  const line = await startLine(baseUrl);
  try {
    const { go, see } = handsOn(tab, line.baseUrl);
    await go("/guide/practice");
    await see("you can also practise without a network");
    const isStored = `navigator.serviceWorker.ready.then(() => caches.match("/guide/practice/offline.json")).then((stored) => stored !== undefined)`;
    for (let tries = 0; !(await tab.run<boolean>(isStored)); tries += 1)
      if (tries === 100) throw new Error("The practice pages were not stored.");
    await line.cut();
    await go("/guide/practice/road-sign/1");
    await see("question 1 of");
    await tab.run("document.querySelector('[type=radio]').click()");
    await tab.run("document.querySelector('main form [type=submit]').click()");
    // Right or wrong, the page names the right answer and leads to the next question.
    await see("Next question");
    const text = await tab.run<string>("document.querySelector('main').innerText");
    if (!/Correct|The correct answer is/.test(text)) throw new Error(`The answer was not judged: ${text}`);
    await tab.run("[...document.querySelectorAll('main a')].find((link) => /\\/2$/.test(link.href)).click()");
    await see("question 2 of");
    await go("/guide/practice/signs");
    await see("Stop");
  } finally {
    await line.stop();
  }
}
