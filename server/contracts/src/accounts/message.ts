import { z } from 'zod';
import { registerSchema } from './auth.ts';
import { nameText, storableText } from '../text.ts';

export const MESSAGE_MAX = 5_000;
export const MESSAGES_PAGE = 20;

const SENDER_MAX = 100;

/** What a visitor writes to those who run this site. */
export const writeMessageSchema = z.object({
  name: nameText('Name', 'Please write your name')
    .trim()
    .min(1, 'Please write your name')
    .max(SENDER_MAX, `A name has at most ${String(SENDER_MAX)} characters`),
  email: registerSchema.shape.email,
  message: storableText('Please write a message')
    .trim()
    .min(1, 'Please write a message')
    .max(MESSAGE_MAX, `A message has at most ${MESSAGE_MAX.toLocaleString('en')} characters`),
});

export type WriteMessageInput = z.input<typeof writeMessageSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** When an administrator marked it as read; null before. */
  readAt: z.iso.datetime().nullable(),
});

export type Message = z.output<typeof messageSchema>;

export const messagesQuerySchema = z.object({ cursor: z.uuid().optional() });

export const messagesResponseSchema = z.object({
  message: z.string(),
  data: z.array(messageSchema),
  /** Of all, also of those on other pages. */
  unread: z.number().int(),
  /** Give it as `cursor` to read on; null at the end. */
  nextCursor: z.string().nullable(),
});

export const unreadResponseSchema = z.object({
  message: z.string(),
  data: z.object({ unread: z.number().int() }),
});

export const markMessageSchema = z.object({ isRead: z.boolean() });

export const messageResponseSchema = z.object({ message: z.string(), data: messageSchema });
