import { m } from "#messages";
import { DomainError } from "../domain-error.ts";

/** The maximum total memory for forms that are being received and stored. */
const maxBytes = 96 * 1_048_576;
/** The maximum number of forms that one person can send at the same time. */
const maxOfOne = 10;

/**
 * Limits the memory that uploads use. Memory for a form is reserved before its first byte is read. If there is not
 * enough, the sender is told to try again later.
 *
 * @example
 * const release = budget.reserve(actor.id, 5_000_000);
 */
export class UploadBudget {
  #reserved = 0;
  readonly #byPerson = new Map<string, number>();

  /**
   * Reserves memory for a form. Throws if there is not enough, or if the person is already sending too many forms.
   * Returns a function that releases the reservation. It is safe to call that function more than once.
   */
  reserve(person: string, bytes: number): () => void {
    const own = this.#byPerson.get(person) ?? 0;
    if (own >= maxOfOne)
      throw new DomainError("rate_limited", {
        message: m.http_too_many_forms({ count: maxOfOne }),
        retryAfterSeconds: 5,
      });
    if (this.#reserved + bytes > maxBytes)
      throw new DomainError("unavailable", {
        message: m.http_too_many_files(),
        retryAfterSeconds: 5,
      });
    this.#reserved += bytes;
    this.#byPerson.set(person, own + 1);
    let isReserved = true;
    return () => {
      if (!isReserved) return;
      isReserved = false;
      this.#reserved -= bytes;
      const left = (this.#byPerson.get(person) ?? 1) - 1;
      if (left > 0) this.#byPerson.set(person, left);
      else this.#byPerson.delete(person);
    };
  }
}
