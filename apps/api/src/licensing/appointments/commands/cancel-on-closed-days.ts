import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Server, systemContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { bookedOnClosedDays } from "../closed-days-store.ts";
import { changeAppointment, lockAppointment } from "../store.ts";

/**
 * Cancels the appointments on days on which their branch is closed, and tells each person why and how to book another
 * day. Each is cancelled in a transaction of its own, so that the job can be interrupted and run again.
 */
export async function cancelOnClosedDays(deps: Server): Promise<void> {
  const closed = await bookedOnClosedDays(deps.db.kysely, deps.now());
  for (const appointment of closed)
    await inTransaction(deps.db, async (tx) => {
      const context = systemContext(tx, deps, "cancel_on_closed_days");
      const present = await lockAppointment(tx, appointment.id);
      if (present?.status !== "booked" || present.slot_id !== appointment.slot_id) return;
      await changeAppointment(tx, appointment.id, { status: "cancelled" });
      await recordAudit(context, { action: "cancel_appointment", entity: "appointment", entity_id: appointment.id });
      const { driver_id, application_id, branch_name: branch, purpose, starts_at, ...reasons } = appointment;
      await notifyDriver(context, driver_id, {
        application_id,
        words: () => {
          const [day, time] = [formatDate(dayOf(starts_at), "long"), starts_at.slice(11, 16)];
          return {
            title: m.appointments_cancelled_title(),
            message: m.appointments_closed_then({ purpose, day, time, branch, reason: reasons[getLanguage()] }),
          };
        },
      });
    });
}
