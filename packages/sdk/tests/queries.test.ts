import { examples } from "@kwan/contract/examples";
import { InfiniteQueryObserver, MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createKwanWith, memoryTokens, services, users } from "../src/index.ts";
import { createKwanQueryClient, kwanKey, kwanOptions } from "../src/react-query.ts";
import { json, type RealServer, silence, startServer } from "./servers/real-server.ts";
import { accra, things } from "./servers/things.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

const client = () =>
  createKwanWith(
    { baseUrl: server.baseUrl, tokens: memoryTokens(), retries: { from: 5, upTo: 20 } },
    { things, services, users },
  );
const busy = json({ detail: "Busy." }, 503);

describe("[R-SDK-07] the preset", () => {
  test("keeps data fresh for 5 s, unused data for 5 min, and leaves retries to the client", () => {
    expect(createKwanQueryClient().getDefaultOptions()).toMatchObject({
      queries: { staleTime: 5_000, gcTime: 300_000, retry: false },
      mutations: { retry: false },
    });
  });

  test("a failed read is sent four times in all, not sixteen; a write once", async () => {
    server.answer(busy);
    const queryClient = createKwanQueryClient({ log: () => {} });
    const q = kwanOptions(client());
    await expect(queryClient.fetchQuery(q.things.get("t1"))).rejects.toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(4);
    const make = new MutationObserver(queryClient, q.things.make());
    await expect(make.mutate({ body: { city: "Ho" } })).rejects.toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(5);
  });
});

describe("[R-SDK-08] a failure", () => {
  test("fetching the list of services or the user is only logged; others reach onError", async () => {
    server.answer(json({ detail: "No." }, 403));
    const log = vi.fn();
    const onError = vi.fn();
    const queryClient = createKwanQueryClient({ log, onError });
    const q = kwanOptions(client());
    await queryClient.prefetchQuery(q.services.list("d1"));
    await queryClient.prefetchInfiniteQuery(q.services.list.infinite("d1"));
    await queryClient.prefetchQuery(q.users.me());
    expect([log.mock.calls.length, onError.mock.calls.length]).toEqual([3, 0]);
    await queryClient.prefetchQuery(q.things.get("t1"));
    await new MutationObserver(queryClient, q.things.remove()).mutate({ id: "t1" }).catch(() => {});
    expect([log.mock.calls.length, onError.mock.calls.length]).toEqual([3, 2]);
  });

  test("that is a cancellation is not reported", async () => {
    server.answer(silence);
    const onError = vi.fn();
    const queryClient = createKwanQueryClient({ log: onError });
    const options = kwanOptions(client()).things.get("t1");
    const observer = new QueryObserver(queryClient, options);
    const leave = observer.subscribe(() => {});
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    leave();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("options factories", () => {
  test("have keys that name noun, method and arguments", () => {
    const q = kwanOptions(client());
    expect(q.things.get("t1").queryKey).toEqual(["kwan", "things", "get", "t1"]);
    expect(q.things.list().queryKey).toEqual(["kwan", "things", "list"]);
    expect(q.things.list({ region: "Volta" }).queryKey).toEqual(["kwan", "things", "list", { region: "Volta" }]);
    expect(q.things.get.key()).toEqual(["kwan", "things", "get"]);
    expect(q.services.get("drivers-renewal", "s1").queryKey).toEqual([
      "kwan",
      "services",
      "get",
      "drivers-renewal",
      "s1",
    ]);
    expect(q.services.get.key("drivers-renewal")).toEqual(["kwan", "services", "get", "drivers-renewal"]);
    expect(kwanKey("things")).toEqual(["kwan", "things"]);
    expect(q.things.make().mutationKey).toEqual(["kwan", "things", "make"]);
  });

  test("read with the arguments of the method, and pass the signal on", async () => {
    server.answer(json(accra));
    expect(await createKwanQueryClient().fetchQuery(kwanOptions(client()).things.get("t1"))).toEqual(accra);
    expect(server.seen[0]!.url.pathname).toBe("/api/thing/t1/");
  });

  test("read by POST, too: reports and revenue", async () => {
    const options = kwanOptions(client()).services.report("learners-license", { from: "2026-01-01" });
    // @ts-expect-error a kind that does not exist
    expect(() => kwanOptions(client()).services.report("learners-licence", {})).toThrow(
      'services.report has no kind "learners-licence". Check its spelling.',
    );
    expect(options.queryKey).toEqual(["kwan", "services", "report", "learners-license", { from: "2026-01-01" }]);
    server.answer(json(examples.reportLearnersLicense?.answer));
    expect(await createKwanQueryClient().fetchQuery(options)).toEqual(examples.reportLearnersLicense?.answer);
    expect(server.seen[0]!.body.toString()).toBe('{"from":"2026-01-01"}');
  });

  test("read page by page", async () => {
    const page = (id: string, next: string | null) => ({
      count: 2,
      next,
      previous: null,
      results: [{ id, city: "x" }],
    });
    server.answer(json(page("a", "/api/things/?cursor=2")), json(page("b", null)));
    const queryClient = createKwanQueryClient();
    const observer = new InfiniteQueryObserver(
      queryClient,
      kwanOptions(client()).things.list.infinite({ region: "Volta" }),
    );
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await observer.fetchNextPage();
    stop();
    const { data, hasNextPage } = observer.getCurrentResult();
    expect(data?.pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(["a", "b"]);
    expect(hasNextPage).toBe(false);
    expect(server.seen.map(({ url }) => url.search)).toEqual(["?region=Volta", "?region=Volta&cursor=2"]);
  });

  test("write with variables by name, including options", async () => {
    server.answer(json(accra));
    const queryClient = createKwanQueryClient();
    const change = new MutationObserver(queryClient, kwanOptions(client()).things.change());
    await change.mutate({ id: "t1", body: { city: "Tema" }, ifMatch: '"v1"' });
    const { method, url, headers, body } = server.seen[0]!;
    expect([method, url.pathname, headers["if-match"], body.toString()]).toEqual([
      "PATCH",
      "/api/thing/t1/",
      '"v1"',
      '{"city":"Tema"}',
    ]);
  });

  test("keep the ETag on merged data", async () => {
    const nested = (city: string, etag: string) => json({ id: "t1", city }, 200, { etag });
    server.answer(nested("Accra", '"v1"'), nested("Tema", '"v2"'), json(accra));
    const queryClient = createKwanQueryClient();
    const kwan = client();
    const options = kwanOptions(kwan).things.get("t1");
    await queryClient.fetchQuery(options);
    const second = await queryClient.fetchQuery({ ...options, staleTime: 0 });
    const cached = queryClient.getQueryData(options.queryKey);
    expect(second).toEqual({ id: "t1", city: "Tema" });
    await kwan.things.change("t1", {}, { ifMatch: cached as object });
    expect(server.seen[2]!.headers["if-match"]).toBe('"v2"');
  });
});
