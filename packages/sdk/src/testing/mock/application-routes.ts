import {
  type AnyCall,
  createService,
  getApplication,
  getService,
  listServices,
  moveService,
  updateService,
} from "@kwan/contract";
import { isOpen } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { rowOf, seeApplication } from "./application-state.ts";
import { doAction } from "./do-action.ts";
import { changeApplication, type Filing, fileApplication } from "./file-application.ts";
import { presentApplication, presentSummary, requireVersion } from "./present-application.ts";
import { seeDriver } from "./records.ts";
import { notFound } from "./refused.ts";
import { type AnyRequest, accountOf, on, pageOf, Reply, type RequestTo, type Route } from "./routes.ts";
import type { Account, Application, MockState } from "./state.ts";

const answer = (state: MockState, application: Application, account: Account) =>
  new Reply({ body: presentApplication(state, application, account), version: application.version });

/** Returns an application of this kind or one of its variants. */
function readOf(request: AnyRequest, parent?: Kind): Application {
  const application = seeApplication(request.state, accountOf(request), request.params.id);
  if (parent && rowOf(application).parent !== parent) throw notFound();
  return application;
}

/** A call that exists separately for each kind of application. */
const forKinds = (
  table: Readonly<Partial<Record<Kind, AnyCall>>>,
  handle: (request: AnyRequest & { readonly body: Filing }, kind: Kind) => unknown,
): Route[] =>
  Object.entries(table).flatMap(([kind, call]) =>
    call ? [{ call, handle: (request) => handle({ ...request, body: request.body as Filing }, kind as Kind) }] : [],
  );

function servicesOf(request: RequestTo<typeof listServices>) {
  const { state, params, query, url } = request;
  const { profile } = seeDriver(state, accountOf(request), params.id);
  const { status, kind, open, search } = query;
  const name = `${profile.first_name} ${profile.last_name}`.toLowerCase();
  const matches = (each: Application): boolean =>
    each.driver === profile.id &&
    (status === undefined || each.status === status) &&
    (kind === undefined || each.kind === kind) &&
    (open === undefined || isOpen(each.status) === (open === "true")) &&
    (!search || (/\d/.test(search) ? each.number : name).toLowerCase().includes(search.toLowerCase()));
  const rows = [...state.applications.values()].filter(matches).reverse();
  return pageOf(
    rows.map((each) => presentSummary(state, each)),
    query,
    url,
  );
}

export const applicationRoutes: readonly Route[] = [
  ...forKinds(createService, (request, kind) => {
    const account = accountOf(request);
    return answer(request.state, fileApplication(request.state, account, kind, request.body), account);
  }),
  ...forKinds(getService, (request, kind) => answer(request.state, readOf(request, kind), accountOf(request))),
  ...forKinds(updateService, (request, kind) => {
    const { id } = readOf(request, kind);
    const account = accountOf(request);
    return answer(request.state, changeApplication(request.state, account, id, request.body, request.version), account);
  }),
  on(getApplication, (request) => answer(request.state, readOf(request), accountOf(request))),
  on(listServices, servicesOf),
  on(moveService, (request) => {
    const { state, body, version } = request;
    const account = accountOf(request);
    const application = readOf(request);
    requireVersion(state, account, application, version);
    doAction(state, account, application, { ...body, reason: body.reason || null });
    return answer(state, application, account);
  }),
];
