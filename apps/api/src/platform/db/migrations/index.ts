import { asMigration } from "../migrate.ts";
import { platform } from "./100-platform.ts";
import { people } from "./101-people.ts";
import { money } from "./102-money.ts";
import { licensing } from "./103-licensing.ts";
import { office } from "./104-office.ts";
import { purposeOfCodes } from "./110-purpose-of-codes.ts";
import { applicationId } from "./111-application-id.ts";
import { knownDevices } from "./112-known-devices.ts";
import { startersOfPayments } from "./113-starters-of-payments.ts";
import { fileOpenings } from "./114-file-openings.ts";
import { repeatedRows } from "./115-repeated-rows.ts";
import { dateOrderOfImports } from "./116-date-order-of-imports.ts";
import { settlements } from "./117-settlements.ts";
import { endorsements } from "./120-endorsements.ts";
import { refundsInParts } from "./130-refunds-in-parts.ts";
import { entries } from "./131-entries.ts";
import { lessons } from "./140-lessons.ts";
import { eyeTests } from "./141-eye-tests.ts";
import { attempts } from "./142-attempts.ts";
import { enrolments } from "./143-enrolments.ts";
import { askedRefunds } from "./150-asked-refunds.ts";
import { returnedRefunds } from "./151-returned-refunds.ts";
import { secondAdministrator } from "./160-second-administrator.ts";
import { retests } from "./170-retests.ts";
import { signedLessons } from "./171-signed-lessons.ts";
import { identityFiles } from "./180-identity-files.ts";
import { handOvers } from "./181-hand-overs.ts";
import { closedBooks } from "./190-closed-books.ts";
import { providerDifferences } from "./191-provider-differences.ts";
import { instructorsSign } from "./200-instructors-sign.ts";
import { takenBack } from "./201-taken-back.ts";
import { claims } from "./210-claims.ts";
import { issuesOfCards } from "./230-issues-of-cards.ts";
import { supportAtAppointments } from "./240-support-at-appointments.ts";
import { programs } from "./241-programs.ts";
import { waitingTimes } from "./242-waiting-times.ts";
import { branchClosures } from "./243-branch-closures.ts";
import { notices } from "./244-notices.ts";
import { enquiries } from "./245-enquiries.ts";

/**
 * All migrations, in order of name. The first five are the baseline, one for each area of the server. Never change one
 * that has been merged. Add another.
 */
export const migrations = {
  "100-platform": asMigration(platform),
  "101-people": asMigration(people),
  "102-money": asMigration(money),
  "103-licensing": asMigration(licensing),
  "104-office": asMigration(office),
  "110-purpose-of-codes": asMigration(purposeOfCodes),
  "111-application-id": asMigration(applicationId),
  "112-known-devices": asMigration(knownDevices),
  "113-starters-of-payments": asMigration(startersOfPayments),
  "114-file-openings": asMigration(fileOpenings),
  "115-repeated-rows": asMigration(repeatedRows),
  "116-date-order-of-imports": asMigration(dateOrderOfImports),
  "117-settlements": asMigration(settlements),
  "120-endorsements": asMigration(endorsements),
  "130-refunds-in-parts": asMigration(refundsInParts),
  "131-entries": asMigration(entries),
  "140-lessons": asMigration(lessons),
  "141-eye-tests": asMigration(eyeTests),
  "142-attempts": asMigration(attempts),
  "143-enrolments": asMigration(enrolments),
  "150-asked-refunds": asMigration(askedRefunds),
  "151-returned-refunds": asMigration(returnedRefunds),
  "160-second-administrator": asMigration(secondAdministrator),
  "170-retests": asMigration(retests),
  "171-signed-lessons": asMigration(signedLessons),
  "180-identity-files": asMigration(identityFiles),
  "181-hand-overs": asMigration(handOvers),
  "190-closed-books": asMigration(closedBooks),
  "191-provider-differences": asMigration(providerDifferences),
  "200-instructors-sign": asMigration(instructorsSign),
  "201-taken-back": asMigration(takenBack),
  "210-claims": asMigration(claims),
  "230-issues-of-cards": asMigration(issuesOfCards),
  "240-support-at-appointments": asMigration(supportAtAppointments),
  "241-programs": asMigration(programs),
  "242-waiting-times": asMigration(waitingTimes),
  "243-branch-closures": asMigration(branchClosures),
  "244-notices": asMigration(notices),
  "245-enquiries": asMigration(enquiries),
};
