import { Banner, Button, Heading, InsetText, Link, Stack, Text, TextInput } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import { EnquiryForm } from "../enquiries/EnquiryForm.tsx";
import { Sent } from "../enquiries/Sent.tsx";
import { ThreadView } from "../enquiries/ThreadView.tsx";
import * as styles from "../guide.css.ts";
import type { MakePage } from "../guide-page.ts";

const intro = (title: string, lead: string, more?: ReactNode) => (
  <Stack space="small">
    <Heading level={1}>{title}</Heading>
    <Text size="large">{lead}</Text>
    {more}
  </Stack>
);

const help = () => [{ href: guide.help, label: m.guide_link_help() }];

/** A question to the authority, for the desk that its topic names (R-PUB-06). */
export const contactPage: MakePage = (data, query, form, state) => ({
  title: m.guide_contact_title(),
  description: m.guide_contact_lead(),
  above: help(),
  content: (
    <div className={styles.prose}>
      {state?.sent ? (
        <Sent {...state.sent} isComplaint={false} />
      ) : (
        <Stack space="large">
          {intro(
            m.guide_contact_title(),
            m.guide_contact_lead(),
            <Text>
              <Link href={guide.help}>{m.guide_contact_help_first()}</Link>
            </Text>,
          )}
          <EnquiryForm kind="question" data={data} given={form?.size ? form : query} state={state} />
        </Stack>
      )}
    </div>
  ),
});

/** A complaint, also about an officer or a bribe, and also without a name (R-PUB-06). */
export const complaintPage: MakePage = (data, query, form, state) => ({
  title: m.guide_complaint_title(),
  description: m.guide_complaint_lead(),
  above: help(),
  content: (
    <div className={styles.prose}>
      {state?.sent ? (
        <Sent {...state.sent} isComplaint />
      ) : (
        <Stack space="large">
          {intro(
            m.guide_complaint_title(),
            m.guide_complaint_lead(),
            <InsetText>{m.guide_complaint_who_reads()}</InsetText>,
          )}
          <EnquiryForm kind="complaint" data={data} given={form?.size ? form : query} state={state} />
          <Stack space="xsmall">
            <Heading level={2}>{m.guide_complaint_elsewhere()}</Heading>
            <Text>{m.guide_complaint_elsewhere_text()}</Text>
          </Stack>
        </Stack>
      )}
    </div>
  ),
});

/** Follows a question or a complaint by its number and its code. */
export const followPage: MakePage = (_data, _query, form, state) => ({
  title: m.guide_follow_title(),
  description: m.guide_follow_lead(),
  above: help(),
  content: (
    <Stack space="large" className={styles.prose}>
      {intro(m.guide_follow_title(), m.guide_follow_lead())}
      {state?.problem && <Banner tone="error">{state.problem}</Banner>}
      {state?.thread ? (
        <ThreadView thread={state.thread} given={form ?? new URLSearchParams()} state={state} />
      ) : (
        <form method="post" action={guide.follow} noValidate>
          {form?.has("text") && <input type="hidden" name="text" value={form.get("text") ?? ""} />}
          <Stack space="medium">
            <TextInput
              label={m.guide_enquiry_number()}
              name="number"
              hint={m.guide_enquiry_number_hint()}
              width="medium"
              defaultValue={form?.get("number") ?? ""}
              autoComplete="off"
            />
            <TextInput
              label={m.guide_enquiry_code()}
              name="code"
              hint={m.guide_enquiry_code_hint()}
              width="medium"
              defaultValue={form?.get("code") ?? ""}
              autoComplete="off"
            />
            <div>
              <Button type="submit">{m.guide_follow_show()}</Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  ),
});
