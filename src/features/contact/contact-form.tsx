import { contactSubjects } from '@functions/domain/contact-subjects.ts';
import { SelectField } from '@/components/fields/field';
import { words } from '@/words/contact';
import { MessageForm } from './message-form';

/** The form of the contact page. */
export function ContactForm() {
  return (
    <MessageForm
      draftKey="contact-draft"
      fields={({ draft, edit, name, email }) => (
        <>
          {name}
          {email}
          <SelectField label={words.subject} name="subject" required value={draft.subject} onChange={edit}>
            <option value="">{words.chooseSubject}</option>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {words.subjects[subject]}
              </option>
            ))}
          </SelectField>
        </>
      )}
      toRow={({ subject }) => ({ subject })}
      send={words.send}
      another={words.thanks.another}
    />
  );
}
