import { type HTMLAttributes, type ReactNode, type Ref, useState } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { refreshIcon } from "../icon/shapes.ts";
import { StatusTag } from "../tag/StatusTag.tsx";
import { useWords } from "../words/use-words.ts";
import { CardPattern } from "./CardPattern.tsx";
import * as styles from "./IdCard.css.ts";
import { initialsOf } from "./initials.ts";

/** A value on a card, with its name. */
export type CardField = {
  name: string;
  value: ReactNode;
  /** Gives the field a whole row, for example for an address. */
  wide?: boolean;
};

export type IdCardProps = HTMLAttributes<HTMLElement> & {
  /** What the card is, such as "Driving licence". */
  heading: string;
  /** The name of the authority that issues the card. */
  issuer: string;
  /** The holder's full name. */
  holder: string;
  /** The URL of the holder's photo. Without a photo, the card shows the holder's initials. */
  photo?: string | undefined;
  /** The alternative text for the photo. */
  photoLabel?: string;
  /** The fields on the front, below the name. */
  front: readonly CardField[];
  /** The fields on the back. If there are none, the card cannot be turned over. */
  back?: readonly CardField[] | undefined;
  /** Why the card is not valid: "Expired", "Reported lost". It is shown in the header and across both sides. */
  mark?: string | undefined;
  /** A band at the foot of each side, such as `<KentePattern />`. Set it for all cards with `Authority`. */
  pattern?: ReactNode;
  /**
   * What is drawn behind the text of each side, as large as the side. It must be faint enough for text to be read, and
   * hidden from screen readers. Default: fine waves in the colour of the brand.
   */
  art?: ReactNode;
  backLabel?: string;
  frontLabel?: string;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * A document that looks like a card, with a front and a back. It is drawn in HTML, so it can be read aloud, enlarged
 * and printed (both sides). Keys: Enter and Space on its button turn it over.
 *
 * @example
 * <IdCard heading="Member card" issuer="Republic of Ghana" holder="Ama Mensah" front={[{ name: "Number", value: "KW-182" }]} />
 */
export function IdCard(props: IdCardProps) {
  const {
    heading,
    issuer,
    holder,
    photo,
    photoLabel = `Photo of ${holder}`,
    front,
    back,
    mark,
    pattern,
    art,
    backLabel = "Show the back of the card",
    frontLabel = "Show the front of the card",
    className,
    ...native
  } = useWords("idCard", props);
  const [isTurned, setTurned] = useState(false);
  const head = (
    <div className={styles.head}>
      <div>
        <div className={styles.issuer}>{issuer}</div>
        <div className={styles.title}>{heading}</div>
      </div>
      {mark && <StatusTag tone="error">{mark}</StatusTag>}
    </div>
  );
  return (
    <section aria-label={`${heading}, ${holder}`} {...native} className={classNames(styles.wrapper, className)}>
      <div className={styles.sides}>
        <div data-side="front" className={classNames(styles.side, isTurned && styles.isAway)}>
          <CardPattern mark={mark} art={art} />
          {head}
          <div className={styles.body}>
            <div className={styles.photo}>
              {photo ? (
                <img src={photo} alt={photoLabel} className={styles.picture} />
              ) : (
                <span aria-hidden="true">{initialsOf(holder)}</span>
              )}
            </div>
            <div className={styles.content}>
              <p className={styles.name}>{holder}</p>
              <Fields fields={front} />
            </div>
          </div>
          {pattern}
        </div>
        {back && (
          <div data-side="back" className={classNames(styles.side, !isTurned && styles.isAway)}>
            <CardPattern mark={mark} art={art} />
            {head}
            <div className={styles.body}>
              <div className={styles.content}>
                <Fields fields={back} />
              </div>
            </div>
            {pattern}
          </div>
        )}
      </div>
      {back && (
        <div className={styles.turn}>
          <Button tone="quiet" icon={refreshIcon} onClick={() => setTurned(!isTurned)}>
            {isTurned ? frontLabel : backLabel}
          </Button>
        </div>
      )}
    </section>
  );
}

function Fields({ fields }: { fields: readonly CardField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, value, wide }) => (
        <div key={name} className={classNames(styles.field, wide && styles.isWide)}>
          <dt className={styles.fieldName}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
