/**
 * Privacy policies of the sites that weights may be fitted on. `#` starts a section; each line is a sentence.
 */
export const PRIVACY = `
# What this notice covers
This notice explains how {brand} handles personal details given through this website, by telephone, by letter or in person.
It applies to customers, to people who ask for a price, to suppliers and to anyone who applies for a job with us.
Please read it together with any shorter notice that you see when you fill in a particular form.
It does not cover websites that we link to, because we do not decide how those websites treat their visitors.
We last reviewed the whole of this notice in {month} {year} and found that small changes of wording were needed.
# The details that we collect
Most of what we hold comes straight from you when you write to us, place an order or ask for {offers}.
That usually means your name, your postal address, an email address and one or two telephone numbers.
If you buy from us we also keep a record of what you ordered, what you paid and when it was delivered.
When you visit our premises in {town} a camera above the door may record your image for up to thirty days.
Our web server notes the address of your device, the kind of browser you use and the pages you looked at.
We do not ask for details about health, belief or politics, and we would rather you did not send them.
# How we use the details
We use your details to answer your question, to prepare a quotation and to carry out the {piece} you asked for.
We also use them to send invoices, to collect payments that are due and to keep the accounts that the law requires.
If something goes wrong with a {piece} we look at the record to find out what was agreed and who agreed it.
From time to time we look at orders as a whole to decide what to stock and which services to stop.
We make no decision about anybody by computer alone.
Where we want to use a photograph of your {piece} in our brochure, we ask you first.
# The legal grounds we rely on
For orders and quotations the ground is the contract between us, or the steps you asked us to take before there was one.
For accounts and tax records the ground is a legal duty that rests on every business.
For cameras, fraud checks and the improvement of our website we rely on a legitimate interest, which we have weighed against yours.
For newsletters we rely on consent unless you have bought something similar from us within the last two years.
You can ask us at any time which ground applies to a particular use, and we will tell you in plain words.
# Who receives your details
We never sell personal details and we do not lend our address list to anyone.
Card payments on this site are taken by {payments}, which decides for itself how long it keeps transaction records.
Parcels are handed to {courier}, which receives the name, the address and the telephone number on the label.
This website and its mailboxes are hosted by {host}, which acts only on our written instructions.
Our newsletter is sent through a service provided by {mail}.
If you claim against us we may pass the papers to our insurer, {insurer}, and to its loss adjusters.
Where you choose to pay by instalments, the application goes to {lender}, which makes the decision and keeps its own file.
Our accountant and, where there is a dispute, our solicitor may also see what they need to see.
# Moving details to other countries
Some of the firms listed above keep copies of their data outside the United Kingdom.
Before we use such a firm we check that the country has been found to protect personal details well enough.
Where it has not, we sign the standard clauses that the regulator has approved and we keep a copy of them.
You may ask us for that copy, although we may cover up prices and the names of staff.
# How long we keep them
We keep each kind of record only for as long as there is a reason to keep it.
Enquiries that come to nothing are deleted after twelve months, and job applications after six.
Records of sales stay for six full tax years, because the tax office may ask for them.
Guarantees are kept until they run out, so that we can honour them even if you have lost the paper.
When the time is up, files are wiped and papers are shredded on our premises.
# How we keep them safe
Our computers are locked when nobody is sitting at them, and each member of staff has a password of their own.
The connection between your browser and this website is encrypted from the first page to the last.
Copies are made each night and stored in a second building, so that a fire would not destroy both.
New staff are told on their first day what they may look at and what they must leave alone.
If a breach ever put you at risk we would tell you and the regulator without waiting for a full report.
# Cookies on this website
A cookie is a short piece of text that a website leaves in your browser so that it can recognise it again.
Some of ours are needed for the basket and for signing in; without them those pages do not work.
Others count visits and show us which pages are read, and you may refuse them without losing anything.
You can remove cookies at any time in the settings of your browser.
The choice you make in the banner is remembered for six months and then we ask again.
# Letters, emails and calls about our offers
If you have asked to hear from us, we write about once a month and never more than once a week.
Every email has a line at its foot that takes you off the list with one click.
You can also telephone or write to our office in {town} and say that you no longer want to hear from us.
We do not make sales calls to people who have not spoken to us before.
# What you can ask of us
You can ask for a copy of everything that we hold about you, and we will not charge for the first one.
You can ask us to correct a detail that is wrong or to complete one that is missing.
You can ask us to erase details that we no longer need, or to stop using them while a complaint is looked into.
You can object to any use that rests on our own interest, and we will stop unless we have a very good reason.
You can ask for details that you gave us in a form that another business can read.
We answer within one month, and we may ask for proof of who you are before we do.
# Children
Our services are meant for adults and we do not knowingly collect details about anyone under thirteen.
A parent who thinks that a child has written to us should tell us, and we will delete the message.
# People who apply for a job
Applications are read by the person who leads the team and by nobody else until we draw up a short list.
We keep the papers of those we did not choose for six months, in case there is a question about the decision.
References are taken up only after an offer has been made and with your agreement.
# Complaints
Please tell us first if you are unhappy with the way we have treated your details, because most problems can be solved in a day.
You may also complain to the Information Commissioner's Office, which supervises data protection in the United Kingdom.
It publishes guidance for individuals and will not expect you to have a lawyer.
# Changes to this notice
We change this notice when the law changes or when we begin to use details in a new way.
The date below the heading shows when we last did so, and older versions can be had on request.
If a change affects something that you have already agreed to, we will write to you before it takes effect.
`;
