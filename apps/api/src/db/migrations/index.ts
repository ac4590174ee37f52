import { asMigration } from "../migrate.ts";
import { people } from "./001-people.ts";
import { services } from "./002-services.ts";
import { sandbox } from "./003-sandbox.ts";
import { messages } from "./004-messages.ts";
import { reminders } from "./005-reminders.ts";
import { endings } from "./007-endings.ts";
import { plans } from "./008-plans.ts";
import { visits } from "./009-visits.ts";
import { checks } from "./010-checks.ts";
import { contacts } from "./011-contacts.ts";
import { decisions } from "./012-decisions.ts";
import { office } from "./013-office.ts";
import { ownData } from "./014-own-data.ts";
import { limits } from "./015-limits.ts";
import { addresses } from "./016-addresses.ts";
import { files } from "./020-files.ts";
import { oneContact } from "./021-one-contact.ts";
import { retention } from "./024-retention.ts";
import { latePayments } from "./025-late-payments.ts";
import { enrolments } from "./026-enrolments.ts";
import { decidedRequests } from "./027-decided-requests.ts";
import { prompts } from "./030-prompts.ts";
import { sealedAudit } from "./034-sealed-audit.ts";
import { accountLanguages } from "./037-languages.ts";
import { textsAsCodes } from "./038-texts-as-codes.ts";
import { auditLog } from "./039-audit-log.ts";
import { authorityDecisions } from "./040-decisions.ts";
import { driverSearch } from "./041-driver-search.ts";
import { lessons } from "./042-lessons.ts";
import { decisionSubjects } from "./043-decision-subjects.ts";
import { imports } from "./044-imports.ts";
import { documentVerdicts } from "./045-document-verdicts.ts";
import { accreditations } from "./046-accreditations.ts";
import { setup } from "./046-setup.ts";
import { licenceClaims } from "./047-licence-claims.ts";
import { tasks } from "./048-tasks.ts";
import { refunds } from "./050-refunds.ts";
import { notes } from "./051-notes.ts";
import { appeals } from "./052-appeals.ts";
import { rejectionGrounds } from "./053-rejection-grounds.ts";
import { evidence } from "./054-evidence.ts";
import { appealsOfRejections } from "./055-appeals-of-rejections.ts";
import { notificationTexts } from "./056-notification-texts.ts";
import { branchesCanClose } from "./057-branches-can-close.ts";
import { identityTimes } from "./058-identity-times.ts";

/** All migrations, in order of name. Never change one that has been merged. Add another. */
export const migrations = {
  "001-people": asMigration(people),
  "002-services": asMigration(services),
  "003-sandbox": asMigration(sandbox),
  "004-messages": asMigration(messages),
  "005-reminders": asMigration(reminders),
  "007-endings": asMigration(endings),
  "008-plans": asMigration(plans),
  "009-visits": asMigration(visits),
  "010-checks": asMigration(checks),
  "011-contacts": asMigration(contacts),
  "012-decisions": asMigration(decisions),
  "013-office": asMigration(office),
  "014-own-data": asMigration(ownData),
  "015-limits": asMigration(limits),
  "016-addresses": asMigration(addresses),
  "020-files": asMigration(files),
  "021-one-contact": asMigration(oneContact),
  "024-retention": asMigration(retention),
  "025-late-payments": asMigration(latePayments),
  "026-enrolments": asMigration(enrolments),
  "027-decided-requests": asMigration(decidedRequests),
  "030-prompts": asMigration(prompts),
  "034-sealed-audit": asMigration(sealedAudit),
  "037-languages": asMigration(accountLanguages),
  "038-texts-as-codes": asMigration(textsAsCodes),
  "039-audit-log": asMigration(auditLog),
  "040-decisions": asMigration(authorityDecisions),
  "041-driver-search": asMigration(driverSearch),
  "042-lessons": asMigration(lessons),
  "043-decision-subjects": asMigration(decisionSubjects),
  "044-imports": asMigration(imports),
  "045-document-verdicts": asMigration(documentVerdicts),
  "046-accreditations": asMigration(accreditations),
  "046-setup": asMigration(setup),
  "047-licence-claims": asMigration(licenceClaims),
  "048-tasks": asMigration(tasks),
  "050-refunds": asMigration(refunds),
  "051-notes": asMigration(notes),
  "052-appeals": asMigration(appeals),
  "053-rejection-grounds": asMigration(rejectionGrounds),
  "054-evidence": asMigration(evidence),
  "055-appeals-of-rejections": asMigration(appealsOfRejections),
  "056-notification-texts": asMigration(notificationTexts),
  "057-branches-can-close": asMigration(branchesCanClose),
  "058-identity-times": asMigration(identityTimes),
};
