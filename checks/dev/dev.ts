// Starts everything that a developer of the portal or the server needs, at one address and in one terminal. Changes to
// the portal appear in the browser without a reload, changes to the server restart it, and changed messages are compiled.
// The guide has no script, so its pages are reloaded by hand: the terminal says when a change is in them.
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { join } from "node:path";
import { watchFiles } from "./changes.ts";
import { readable } from "./log-line.ts";
import { freePort, requireFreePort } from "./ports.ts";
import { Program } from "./program.ts";

const root = join(import.meta.dirname, "../..");
const port = Number(process.env.PORT ?? 3000);
const storybookPort = 6006;
const withStorybook = !process.argv.includes("--no-storybook");

const say = (name: string) => (line: string) => {
  if (line.trim()) process.stdout.write(`${name.padEnd(10)}${line.replaceAll("\n", `\n${" ".repeat(10)}`)}\n`);
};

/** Returns the file of a command that a package has installed. A shell script around it would not pass on signals. */
function commandOf(folder: string, name: string): string {
  const manifest = createRequire(join(root, folder, "package.json")).resolve(`${name}/package.json`);
  const { bin } = createRequire(manifest)(manifest) as { bin: string | Record<string, string> };
  return join(manifest, "..", typeof bin === "string" ? bin : (bin[name] ?? ""));
}

/** Returns the modules of the guide as they were built last. */
const textOfGuide = (folder: string): string =>
  existsSync(folder)
    ? globSync("server/*.mjs", { cwd: folder })
        .toSorted()
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .join("")
    : "";

async function start(): Promise<void> {
  await requireFreePort(port, "Stop the program that uses it, or put PORT=4000 before the command.");
  if (withStorybook)
    await requireFreePort(storybookPort, "Stop the program that uses it, or add --no-storybook to the command.");
  const apiPort = await freePort();
  const address = `http://localhost:${port}`;
  let began = performance.now();
  let hasGreeted = false;

  const guideFolder = join(root, "node_modules/.cache/guide");
  const apiArgs = ["--conditions=source", "src/main.ts"];
  const api = new Program({
    cwd: join(root, "apps/api"),
    env: {
      HOST: "127.0.0.1",
      PORT: String(apiPort),
      PUBLIC_URL: address,
      DRAIN_SECONDS: "1",
      // Vite serves the portal, so that only the guide is in this folder.
      PORTAL_FOLDER: guideFolder,
      // Compiled code is kept between restarts.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/dev"),
    },
    show: (line) => {
      if (line.includes('"msg":"Server listening at')) return ready();
      return say("server")(readable(line));
    },
    onEnd: () => say("server")("The server has ended. It starts again when you have changed a file."),
  });
  const portal = new Program({
    cwd: join(root, "apps/portal"),
    env: { KWAN_API: `http://127.0.0.1:${apiPort}` },
    show: say("portal"),
    onEnd: (code) => void stop(code ?? 1),
  });
  const storybook = new Program({ cwd: join(root, "apps/storybook"), show: say("storybook") });

  function ready(): void {
    if (hasGreeted) say("server")(`restarted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    else if (withStorybook) startStorybook();
    hasGreeted = true;
  }

  function startStorybook(): void {
    const options = ["--port", String(storybookPort), "--exact-port", "--no-open", "--ci", "--loglevel", "warn"];
    storybook.start([commandOf("apps/storybook", "storybook"), "dev", ...options]);
    // Storybook takes a long time to start, and must not slow down the server and the portal.
    if (storybook.pid) setPriority(storybook.pid, 10);
    say("storybook")(`http://localhost:${storybookPort} (in about half a minute)`);
  }

  watchFiles(
    root,
    ["apps/api/src", "packages/contract/src", "packages/domain/src"],
    (file) => /\.(ts|js|json)$/.test(file) && !/\.test(-d)?\.ts$/.test(file) && !/\/_each\.js$/.test(file),
    ([file]) => {
      began = performance.now();
      say("server")(`${file} has changed`);
      void api.restart(hasGreeted ? [...apiArgs, "--no-greeting"] : apiArgs);
    },
  );
  const guideArgs = ["--conditions=source", "build/build-guide.ts", guideFolder];
  let served = textOfGuide(guideFolder);
  const guide = new Program({
    cwd: join(root, "apps/portal"),
    show: say("guide"),
    onEnd: (code) => {
      const built = textOfGuide(guideFolder);
      // Most changed messages are not in the guide.
      if (code !== 0 || built === served) return;
      served = built;
      say("guide")(`${address}/guide is up to date`);
      void api.restart(hasGreeted ? [...apiArgs, "--no-greeting"] : apiArgs);
    },
  });
  watchFiles(
    root,
    ["guide", "kind-facts", "catalogues"].map((name) => `apps/portal/src/${name}`),
    (file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file),
    () => void guide.restart(guideArgs),
  );
  const uncompiled = new Set<string>();
  const messages = new Program({
    cwd: root,
    show: say("messages"),
    onEnd: (code) => {
      if (code === 0) uncompiled.clear();
    },
  });
  const packagesWithMessages = ["apps/api", "apps/portal", "packages/domain"];
  watchFiles(
    root,
    packagesWithMessages.map((name) => `${name}/messages`),
    (file) => file.endsWith(".json"),
    (files) => {
      for (const name of packagesWithMessages)
        if (files.some((file) => file.startsWith(`${name}/`))) uncompiled.add(name);
      say("messages")(`compiling ${[...uncompiled].join(", ")}`);
      void messages.restart(["checks/words/compile.ts", ...uncompiled]);
    },
  );

  let isStopping = false;
  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([api, portal, guide, storybook, messages].map((program) => program.stop()));
    process.exit(code);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));

  api.start(apiArgs);
  guide.start(guideArgs);
  portal.start([
    commandOf("apps/portal", "vite"),
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
    "--strictPort",
    "--logLevel",
    "warn",
  ]);
}

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
