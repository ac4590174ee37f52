import { launchChromium, launchChromium90 } from "./chromium.ts";
import { launchFirefox } from "./firefox.ts";
import { removeNewerFunctions } from "./older-functions.ts";
import { findOrInstall, type Programs } from "./programs.ts";
import type { Engine } from "./tab.ts";
import { launchWebkit } from "./webkit.ts";

/** How to start a browser engine: a program on this machine, or one that comes with this repository's packages. */
type Launcher = { name: string } & (
  | { launch: () => Promise<Engine> }
  | { programs: Programs; launch: (program: string) => Promise<Engine> }
);

const launchers: readonly Launcher[] = [
  { name: "Chromium", launch: () => launchChromium() },
  { name: "Chromium without newer functions", launch: () => launchChromium(removeNewerFunctions) },
  { name: "Chromium 90", launch: launchChromium90 },
  {
    name: "Firefox",
    programs: { names: ["firefox-esr", "firefox"], packages: ["firefox-esr"] },
    launch: launchFirefox,
  },
  {
    name: "WebKit",
    programs: { names: ["WebKitWebDriver"], needs: ["Xvfb"], packages: ["webkit2gtk-driver", "xvfb"] },
    launch: launchWebkit,
  },
];

type Started = { name: string; engine: Engine };
/** An engine that this machine does not have or cannot start. */
type NotRun = { name: string; reason: string };

/**
 * Starts all engines. Programs are installed one after the other, because a package manager cannot run two
 * installations at the same time.
 */
export async function startEngines(): Promise<{ started: Started[]; notRun: NotRun[] }> {
  let installed: Promise<unknown> = Promise.resolve();
  const start = (launcher: Launcher): Promise<Engine> => {
    if (!("programs" in launcher)) return launcher.launch();
    const program = installed.then(() => findOrInstall(launcher.programs));
    installed = program.catch(() => undefined);
    return program.then(launcher.launch);
  };
  const tried = await Promise.all(
    launchers.map((launcher) =>
      start(launcher).then(
        (engine) => ({ name: launcher.name, engine }),
        (cause: Error) => ({ name: launcher.name, reason: cause.message }),
      ),
    ),
  );
  return {
    started: tried.filter((each) => "engine" in each),
    notRun: tried.filter((each) => "reason" in each),
  };
}
