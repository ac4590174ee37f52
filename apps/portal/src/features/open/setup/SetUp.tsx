import { Banner, Button, LinkButton, LoadingRegion, Skeleton, Stack, Text } from "@kwan/ui";
import { useCallback, useEffect, useState } from "react";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { NextSteps } from "./NextSteps.tsx";
import type { Prices } from "./queries.ts";
import { SetUpForm } from "./SetUpForm.tsx";

type State = "open" | "expired" | "done";

/** Creates the first administrator of a new portal (R-AUT-01), and says what to do next. */
export function SetUp() {
  const [state, setState] = useState<State>();
  const [problem, setProblem] = useState<string>();
  const [email, setEmail] = useState<string>();
  const [prices, setPrices] = useState<Prices>([]);
  const load = useCallback(async () => {
    setProblem(undefined);
    try {
      const { kwan } = await import("./queries.ts");
      const setup = await kwan.setup.get();
      setPrices(setup.prices);
      setState(setup.state);
    } catch (cause) {
      setProblem(errorsOf(cause)[0]?.message ?? "");
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (email !== undefined) return <NextSteps email={email} />;
  if (problem !== undefined)
    return (
      <Stack>
        <Banner tone="error">{problem}</Banner>
        <div>
          <Button onClick={() => void load()}>{m.common_try_again()}</Button>
        </div>
      </Stack>
    );
  if (state === undefined)
    return (
      <LoadingRegion label={m.setup_loading()}>
        <Skeleton lines={6} />
      </LoadingRegion>
    );
  if (state === "expired") return <Banner tone="warning">{m.setup_expired()}</Banner>;
  if (state === "done")
    return (
      <Stack>
        <Text>{m.setup_done_already()}</Text>
        <div>
          <LinkButton href={pathOf("/auth/login")}>{m.setup_log_in()}</LinkButton>
        </div>
      </Stack>
    );
  return <SetUpForm prices={prices} onDone={setEmail} />;
}
