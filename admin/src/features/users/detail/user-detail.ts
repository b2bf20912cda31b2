import { graphql } from '../../../gql/index.ts';

export const UserDetailDocument = graphql(`
  query UserDetail($id: ID!, $orders: Int!, $purchases: Int!, $reviews: Int!) {
    user(id: $id) {
      id
      firstname
      lastname
      role
      blocked
      location
      ...UserProfile_User
      ...BlockDialog_User
      ...RoleDialog_User
    }
    userAddresses(userId: $id) {
      id
      ...UserAddresses_SavedAddress
    }
    userOrders(userId: $id, page: $orders) {
      ...UserOrders_OrderPage
    }
    userPurchases(userId: $id, page: $purchases) {
      ...UserPurchases_PurchasePage
    }
    moderatedReviews(authorId: $id, page: $reviews) {
      ...UserReviews_ModeratedReviewPage
    }
  }
`);
