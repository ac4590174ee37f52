// The files whose tests we check with mutations.
import { coveredFiles } from "./areas.ts";

/**
 * The server's rules. This leaves out the invented data for new databases, and output that only operators and
 * developers see.
 */
export const api = {
  files: ["apps/api/src/*/**/*.ts"],
  except: [
    "apps/api/src/main/{cli,mailbox,pages,seed}/**",
    "apps/api/src/money/payments/sandbox/**",
    "apps/api/src/platform/db/{migrations,embedded}/**",
  ],
} as const;
/** The same, for patterns that StrykerJS repeats: without the files that it covers well enough. */
export const apiBeyondAreas = { files: api.files, except: [...api.except, ...coveredFiles] } as const;
export const domain = { files: ["packages/domain/src/**/*.ts"] } as const;
export const sdk = { files: ["packages/sdk/src/**/*.ts"], except: ["packages/sdk/src/{testing,nouns}/**"] } as const;
/** The portal's rules that have unit tests. Stories and journeys test the rest. */
export const portal = {
  files: [
    "apps/portal/src/{page/error-details,forms/use-send,forms/password-rules,filters/period,queue/work-queue}.ts",
    "apps/portal/src/{queries/long-list,session/server-clock,words/call-errors}.ts",
    "apps/portal/src/features/everyone/home/next-steps.ts",
    "apps/portal/src/features/everyone/services/{progress,answers-in-words}.ts",
    "apps/portal/src/features/everyone/services/apply/{changes,draft-saving,unsaved}.ts",
    "apps/portal/src/features/everyone/services/view/next-action.ts",
    "apps/portal/src/features/citizen/tests/{outbox,test-clock,kept-answers,trouble}.ts",
    "apps/portal/src/features/everyone/{profile/new-profile,profile/update-request,branches/filter-branches,payments/pauses}.ts",
    "apps/portal/src/features/staff/{staff/staff-account,office/blockers,reports/report-request,reports/sort-key}.ts",
  ],
} as const;
