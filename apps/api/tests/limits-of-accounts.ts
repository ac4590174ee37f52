import type { Kwan } from "@kwan/sdk";
import { expect } from "vitest";
import { type Limit, limit } from "../src/platform/rate-limits/limits.ts";
import { home, minute, type Scenario, type Stage } from "./limit-stage.ts";
import { password } from "./server.ts";

/** The limits on passwords, codes and sign-ups. */
export function limitsOfAccounts(stage: Stage) {
  const { of, next, on, statusOf, wrongFor, almostFill, times, withDevice, resets, logsIn, newPhone, form } = stage;
  const isSpent = async (attempt: string): Promise<boolean> => {
    const { failures } = await of()
      .db.kysely.selectFrom("codes")
      .select("failures")
      .where("attempt_id", "=", attempt)
      .executeTakeFirstOrThrow();
    const wrong = await of()
      .db.kysely.selectFrom("rate_limits")
      .select("hits")
      .where("key", "like", "wrong_codes_of_target:%")
      .orderBy("window_ends_at", "desc")
      .execute();
    return failures >= 1 && wrong.some(({ hits }) => hits > 20);
  };

  function signUps(phone: () => string, one: Limit): Promise<Scenario> {
    return Promise.resolve({
      told: 400,
      fill: async (network) => {
        await almostFill(one);
        await on(network).auth.register(form(phone()));
        return statusOf(on(network).auth.register(form(phone())));
      },
      serve: async () => {
        const email = `kojo.limit.${next()}@mail.example`;
        const sent = await on(home).auth.register(form(phone(), email));
        expect(sent.sent_to).toBe("k…@mail.example");
        const code = await of().lastCode(email);
        const { user } = await on(home).auth.verify(email, { code, attempt: sent.attempt });
        expect(user).toMatchObject({ email, is_email_verified: true, is_phone_verified: false });
      },
    });
  }

  return {
    wrong_passwords_on_device: async () => {
      const { owner, device } = await withDevice();
      const log = (attempt: string, network: string) =>
        statusOf(on(network, { device }).auth.loginByEmail({ email: owner.email, password: attempt }));
      return {
        fill: async (network) => {
          await times(10, () => log("Wrong-2026", network));
          return log(password, network);
        },
        serve: resets(device, owner),
      };
    },
    wrong_passwords_from_network: async () => {
      const { owner, device } = await withDevice();
      const { email } = owner;
      return {
        fill: async (network) => {
          await times(10, () => statusOf(on(network).auth.loginByEmail({ email, password: "Wrong-2026" })));
          return statusOf(on(network).auth.loginByEmail({ email, password }));
        },
        serve: logsIn(owner, device),
      };
    },
    wrong_passwords: async () => {
      const { owner, device } = await withDevice();
      const { email } = owner;
      return {
        fill: async (network) => {
          await almostFill(limit("wrong_passwords", { target: email }));
          await statusOf(on(network).auth.loginByEmail({ email, password: "Wrong-2026" }));
          return statusOf(on(network).auth.loginByEmail({ email, password }));
        },
        serve: logsIn(owner, device),
      };
    },
    wrong_passwords_of_network: async () => {
      const { owner, device } = await withDevice();
      const other = await of().person();
      return {
        fill: async (network) => {
          await almostFill(limit("wrong_passwords_of_network", { network }));
          await statusOf(on(network).auth.loginByEmail({ email: "nobody@mail.example", password: "Wrong-2026" }));
          return statusOf(on(network).auth.loginByEmail({ email: other.email, password }));
        },
        serve: logsIn(owner, device),
      };
    },
    wrong_passwords_in_session: async () => {
      const owner = await of().person();
      const change = (kwan: Kwan, current_password: string) =>
        kwan.users.updateMe({ password1: "Adinkra-2026!", current_password });
      return {
        fill: async (network) => {
          const stolen = on(network, { token: owner.token });
          await times(10, () => statusOf(change(stolen, "Wrong-2026")));
          return statusOf(change(stolen, password));
        },
        serve: async () => {
          const kwan = on(home);
          const { attempt } = await kwan.auth.loginByEmail({ email: owner.email, password });
          await kwan.auth.completeLoginByEmail(owner.email, { code: await of().lastCode(owner.email), attempt });
          await change(kwan, password);
        },
      };
    },
    codes_each_minute: async () => {
      const { owner, device } = await withDevice();
      const ask = (network: string) => statusOf(on(network).auth.startPasswordReset(owner.email));
      return {
        fill: async (network) => {
          await ask(network);
          return ask(network);
        },
        serve: resets(device, owner),
      };
    },
    codes_each_hour: async () => {
      const { owner, device } = await withDevice();
      const ask = (network: string) => {
        of().clock.forward(minute + 1_000);
        return statusOf(on(network).auth.startPasswordReset(owner.email));
      };
      return {
        fill: async (network) => {
          await times(5, () => ask(network));
          return ask(network);
        },
        serve: resets(device, owner),
      };
    },
    codes_to_target: async () => {
      const { owner, device } = await withDevice();
      const ask = (network: string) => statusOf(on(network).auth.startPasswordReset(owner.email));
      return {
        fill: async (network) => {
          for (let n = 1; n <= 6; n++) await ask(`192.0.2.${n}`);
          return ask(network);
        },
        serve: resets(device, owner),
      };
    },
    resends_each_minute: async () => {
      const { owner, device } = await withDevice();
      return {
        fill: async (network) => {
          const { attempt } = await on(network).auth.startPasswordReset(owner.email);
          return statusOf(on(network).auth.resendCode(owner.email, { attempt }));
        },
        serve: resets(device, owner),
      };
    },
    resends_of_attempt: async () => {
      const { owner, device } = await withDevice();
      return {
        fill: async (network) => {
          const { attempt } = await on(network).auth.startPasswordReset(owner.email);
          const again = () => {
            of().clock.forward(minute + 1_000);
            return statusOf(on(network).auth.resendCode(owner.email, { attempt }));
          };
          expect([await again(), await again()]).toEqual([200, 200]);
          return again();
        },
        serve: resets(device, owner),
      };
    },
    unnamed_codes: async () => {
      const owner = await of().person();
      const { email } = owner;
      const { attempt } = await on(home).auth.loginByEmail({ email, password });
      const code = await of().lastCode(email);
      return {
        fill: async (network) => {
          await times(10, () => statusOf(on(network).auth.completeLoginByEmail(email, { code: wrongFor(code) })));
          return statusOf(on(network).auth.completeLoginByEmail(email, { code }));
        },
        serve: () => on(home).auth.completeLoginByEmail(email, { code, attempt }),
      };
    },
    unnamed_resends_each_minute: async () => {
      const owner = await of().person();
      const { email } = owner;
      const { attempt } = await on(home).auth.loginByEmail({ email, password });
      return {
        fill: async (network) => {
          await statusOf(on(network).auth.resendCode(email));
          return statusOf(on(network).auth.resendCode(email));
        },
        serve: async () => {
          of().clock.forward(minute + 1_000);
          await on(home).auth.resendCode(email, { attempt });
          await on(home).auth.completeLoginByEmail(email, { code: await of().lastCode(email), attempt });
        },
      };
    },
    unnamed_resends_each_hour: async () => {
      const owner = await of().person();
      const { email } = owner;
      const { attempt } = await on(home).auth.loginByEmail({ email, password });
      const again = (network: string) => {
        of().clock.forward(minute + 1_000);
        return statusOf(on(network).auth.resendCode(email));
      };
      return {
        fill: async (network) => {
          await times(5, () => again(network));
          return again(network);
        },
        serve: async () => {
          of().clock.forward(minute + 1_000);
          await on(home).auth.resendCode(email, { attempt });
          await on(home).auth.completeLoginByEmail(email, { code: await of().lastCode(email), attempt });
        },
      };
    },
    wrong_codes_of_target: async () => {
      const owner = await of().person();
      const { email } = owner;
      const tries: number[] = [];
      return {
        told: 400,
        fill: async (network) => {
          for (let begun = 0; begun < 5; begun++) {
            of().clock.forward(minute + 1_000);
            const { attempt } = await on(network).auth.startPasswordReset(email);
            const code = wrongFor(await of().lastCode(email));
            const guess = () => statusOf(on(network).auth.verifyPasswordReset({ target: email, code, attempt }));
            let count = 0;
            while (count < 5 && !(await isSpent(attempt))) {
              await guess();
              count += 1;
            }
            tries.push(count);
            if (begun === 4) {
              expect(tries, "after twenty wrong codes, a stranger's attempt allows one").toEqual([5, 5, 5, 5, 1]);
              return guess();
            }
          }
          return 0;
        },
        serve: logsIn(owner),
      };
    },
    unused_codes_of_network: async () => {
      const { owner, device } = await withDevice();
      return {
        fill: async (network) => {
          await almostFill(limit("unused_codes_of_network", { network }));
          await on(network).auth.startPasswordReset("nobody@mail.example");
          return statusOf(on(network).auth.startPasswordReset("nobody.else@mail.example"));
        },
        serve: resets(device, owner),
      };
    },
    wrong_codes_of_network: async () => {
      const owner = await of().person();
      const { email } = owner;
      const { attempt } = await on(home).auth.loginByEmail({ email, password });
      const code = await of().lastCode(email);
      const guess = (network: string, target: string) =>
        statusOf(on(network).auth.completeLoginByEmail(target, { code: wrongFor(code) }));
      return {
        fill: async (network) => {
          await almostFill(limit("wrong_codes_of_network", { network }));
          await guess(network, "nobody@mail.example");
          return guess(network, "nobody.else@mail.example");
        },
        serve: () => on(home).auth.completeLoginByEmail(email, { code, attempt }),
      };
    },
    sign_up_messages: () => signUps(() => newPhone(), limit("sign_up_messages", {})),
    sign_up_messages_abroad: () =>
      signUps(() => `+4478810${String(20_000 + next())}`, limit("sign_up_messages_abroad", {})),
  } satisfies Readonly<Record<string, () => Promise<Scenario>>>;
}
